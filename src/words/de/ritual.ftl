# Ritual (Eldritch)
expansion-ritual = Ritual
    .dice = one
    .pieces = Rituale
line-ritual = Wahnsinnsnetzwerke
    .source = Kompendium, Ritualwürfel
mark-ritual = Ritual
    .a = ein Ritual
mark-arc = Bogen außerhalb des Rasters
    .a = ein Bogen außerhalb des Rasters
face-ritual-highway-bypass = Straße um ein Ritual am Ende einer anderen
face-ritual-railway-bypass = Gleis um ein Ritual am Ende eines anderen
face-ritual-highway-curve = Ritual auf einer Straßenkurve
face-ritual-railway-curve = Ritual auf einer Gleiskurve
face-ritual-highway-junction = Ritual auf einer Straßenabzweigung
face-ritual-railway-junction = Ritual auf einer Gleisabzweigung
rule-ritual-arcs = höchstens ein Bogen je Runde, an einer Strecke, die ohne Ausfahrt am Außenrand endet
    .source = Kompendium, Ritualwürfel
fact-ritual-arc-loose = dieser Bogen steht an keiner Strecke, die am Außenrand endet
fact-ritual-arcs-round = { $count } Bögen sind als in Runde { $round } gezeichnet markiert, erlaubt ist einer
fact-ritual-arcs = { $count } Bögen, aber nur { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } für sie
fact-ritual-arcs-numbers = die Nummern dieser Bögen und ihrer Strecken lassen nicht jedem Bogen eine eigene Runde
part-ritual = ein Netzwerk mit { $rituals ->
        [one] { $rituals } Ritual
       *[other] { $rituals } Ritualen
    } und { $arcs ->
        [one] { $arcs } Bogen
       *[other] { $arcs } Bögen
    }, nach den Netzwerk-Punkten; seine Ausfahrten zählen nicht
told-network-silent = Nicht gezählt: { $exits }, über das Netzwerk { $spaces } mit einem Ritual oder Bogen verbunden.
    .source = Kompendium, Ritualwürfel
ruling-ritual-beyond = Ein Netzwerk hat mehr Rituale und Bögen, als die Tabelle der Netzwerk-Punkte zeigt. Was ist es wert?
ruling-ritual-beyond-last-value = den letzten Wert der Tabelle
    .source = kein Regelheft sagt es; dort endet die Tabelle
ruling-ritual-beyond-more = fünf Punkte mehr für jedes weitere
    .source = kein Regelheft sagt es; die Tabelle der Giant-Tafel geht in Fünfern weiter
