# Untergrund

expansion-underground = Untergrund
    .dice = many
    .pieces = U-Bahnen und Rohre

mark-hub = Knotenpunkt
    .a = ein Knotenpunkt
mark-broken = Rohrbruch
    .a = ein Rohrbruch
mark-station-above = Kreis für einen Bahnhof darüber
    .a = ein Kreis für einen Bahnhof darüber
mark-station-below = Kreis für einen Bahnhof darunter
    .a = ein Kreis für einen Bahnhof darunter
noted-duplications = doppelt gezeichnete Ergebnisse

face-underground-straight-station = gerader U-Bahnhof
face-underground-curve-station = U-Bahnhof in der Kurve
face-underground-t-station = U-Bahnhof an einer Abzweigung
face-underground-straight-subway = gerade U-Bahn
face-underground-curve-subway = Kurve der U-Bahn
face-underground-t-subway = Abzweigung der U-Bahn
face-underground-straight-pipe = gerades Rohr
face-underground-curve-pipe = Rohrbogen
face-underground-t-pipe = Rohrabzweigung
face-underground-crossing-pipe = Rohrkreuzung
face-underground-overpass = U-Bahn quert ein Rohr
face-underground-curves = Kurven von U-Bahn und Rohr
face-underground-curves-station = Kurven von U-Bahn und Rohr mit U-Bahnhof
face-underground-t-pipe-station = Rohrabzweigung neben dem Ende einer U-Bahn
face-underground-t-station-pipe = Abzweigung der U-Bahn neben einem Rohrende

item-pipe = Längste Rohrleitung, doppelt
    .source = Kompendium, Untergrundwürfel, Wertung
item-subway = Längste U-Bahn-Linie
    .source = Kompendium, Untergrundwürfel, Wertung
told-no-pipe = Es gibt kein Wasserrohr.
told-no-subway = Es gibt keine U-Bahn.
learn-pipe = Die längste ununterbrochene Rohrleitung, zwei Punkte je Feld. Ein Rohrbruch unterbricht sie nicht.
learn-pipe-source = Kompendium: Untergrundwürfel, Wertung
learn-subway = Die längste ununterbrochene U-Bahn-Linie, ein Punkt je Feld.
learn-subway-source = Kompendium: Untergrundwürfel, Wertung
told-route-times = Jedes Feld bringt { $count } Punkte: zusammen { $points }.
told-network-hubs = Netzwerk { $name }: { $count } Ausfahrten und Knotenpunkte (Ausfahrten { $exits }; Knotenpunkte { $hubs }), { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
line-underground = Rohrbrüche
    .source = Kompendium, Untergrundwürfel, Wertung
    .page = Kompendium, Untergrundwürfel
part-broken-pipe = Rohrbruch, der zwei Punkte kostet
part-broken-nothing = als Rohrbruch markiert, doch hier liegt kein Rohr

rule-underground-contact = ein Rohr verbindet sich nur mit Rohren und Ausfahrten für Straßen, eine U-Bahn nur mit U-Bahnen und Ausfahrten für Schienen
    .source = Kompendium, Untergrundwürfel, Einschränkungen beim Zeichnen
rule-underground-kinds = im Untergrund werden nur U-Bahnen und Wasserrohre gezeichnet, und nirgends sonst
    .source = Kompendium, Untergrundwürfel, Einschränkungen beim Zeichnen
rule-underground-hubs = ein Knotenpunkt ist ein U-Bahnhof unter einem Bahnhof der Oberfläche
    .source = Kompendium, Untergrundwürfel, Oberfläche und Untergrund
rule-underground-pipes = ein Rohr bricht, wenn darüber ein Bahnhof gezeichnet wird, nicht, wenn es unter einen gezeichnet wird
    .source = Kompendium, Untergrundwürfel, Oberfläche und Untergrund
rule-underground-circles = Kreise auf der einen Tafel zeigen die Bahnhöfe der anderen
    .source = Kompendium, Untergrundwürfel, Oberfläche und Untergrund
rule-underground-turns = Oberfläche und Untergrund wechseln sich ab, die Oberfläche beginnt
    .source = Kompendium, Untergrundwürfel, Spielablauf
rule-underground-alone = ohne Oberfläche wird ein U-Bahnhof zum Knotenpunkt, wenn es in seiner Reihe und Spalte keinen gibt
    .source = Kompendium, Untergrundwürfel, Variante ohne Oberfläche

issue-clash-underground = { $space }, Seite { $side }: { $shown } und { $met } ({ $second }) treffen aufeinander, doch Rohre und U-Bahnen verbinden sich nur mit ihresgleichen
fact-underground-route = das ist weder U-Bahn noch Wasserrohr
fact-underground-surface = U-Bahnen und Wasserrohre gehören auf die Tafel darunter
fact-hub-no-station = ein Knotenpunkt ist markiert, wo kein U-Bahnhof ist
fact-broken-no-pipe = ein Rohrbruch ist markiert, wo kein Rohr liegt
fact-no-surface = in der Variante ohne Oberfläche gibt es keine Tafel darüber
fact-circle-below = der Kreis für einen Bahnhof darüber steht auf der Oberfläche
fact-circle-above = der Kreis für einen Bahnhof darunter steht im Untergrund
fact-hub-missing = über diesem U-Bahnhof liegt ein Bahnhof, doch er ist kein Knotenpunkt
fact-hub-alone = über diesem Knotenpunkt liegt kein Bahnhof, oder hier ist kein U-Bahnhof
fact-broken-alone = dieses Rohr ist gebrochen, ohne dass ein Bahnhof darüberliegt
fact-broken-missing = der Bahnhof aus Runde { $station } entstand über dem Rohr aus Runde { $pipe }, das nicht gebrochen ist
fact-broken-late = das Rohr aus Runde { $pipe } entstand unter dem Bahnhof aus Runde { $station }, der es nicht bricht
fact-underground-turn = die Runden sind hier durchgezählt, und Runde { $round } gehört der anderen Tafel
fact-underground-unshown = die Tafel der Oberfläche fehlt, so dass kein Bahnhof darüber Knotenpunkte und Rohrbrüche belegt: sie zählen, wie sie markiert sind
fact-two-hubs = zwei Knotenpunkte stehen in einer Reihe oder Spalte; der zweite U-Bahnhof wird dort keiner
fact-no-hub-in-line = in der Reihe und Spalte dieses U-Bahnhofs ist kein Knotenpunkt, also muss er einer sein

ruling-underground-mode = Wird der Untergrund unter einer Oberfläche gespielt oder allein?
ruling-underground-mode-expansion = unter einer Oberfläche: vierzehn Runden im Wechsel, Knotenpunkte und Rohrbrüche kommen von den Bahnhöfen darüber
    .source = Kompendium, Untergrundwürfel, Erweiterung
ruling-underground-mode-alone = allein: sieben Runden, U-Bahnhöfe werden nach Reihe und Spalte zu Knotenpunkten
    .source = Kompendium, Untergrundwürfel, Variante ohne Oberfläche
ruling-underground-beyond = Wie viel ist ein U-Bahn-Netzwerk mit mehr Ausfahrten und Knotenpunkten wert, als die Tabelle zeigt?
ruling-underground-beyond-last = den letzten Wert der Tabelle
    .source = kein Regelheft sagt mehr; die Tabelle endet
ruling-underground-beyond-more = je weitere Ausfahrt und je weiteren Knotenpunkt fünf Punkte mehr
    .source = kein Regelheft sagt es; die Giant-Tafel geht in Fünferschritten weiter
ruling-underground-loop = Nach welcher Edition zählen die längsten Linien der unteren Tafel?
ruling-underground-loop-surface = nach der, deren Tafel darüberliegt
    .source = Kompendium, Untergrundwürfel: die Regeln für längste Strecken
ruling-underground-loop-classic = nach der klassischen, in der keine Linie ein Feld zweimal durchläuft
    .source = kein Regelheft sagt es; unten darf die Tafel jeder Edition liegen
ruling-underground-broken-errors = Wie viele Fehler ist ein gebrochenes Rohr, wenn Spieler gleich viele Punkte haben?
ruling-underground-broken-errors-two = zwei, wie in der Zeile der Fehler
    .source = Kompendium, Untergrundwürfel, Wertung
ruling-underground-broken-errors-one = einer: es ist eine Zickzacklinie
    .source = kein Regelheft sagt es
ruling-underground-broken-errors-none = keiner: es ist kein offenes Ende
    .source = kein Regelheft sagt es
ruling-underground-numbers = Wie sind die vierzehn Runden von Oberfläche und Untergrund nummeriert?
ruling-underground-numbers-each = auf jeder Tafel von 1 bis 7; eine Zahl über 7 sagt, dass durchgezählt wird
    .source = Kompendium, Untergrundwürfel: sieben Runden auf jeder Tafel
ruling-underground-numbers-through = durchgezählt von 1 bis 14, die Oberfläche mit ungeraden Zahlen
    .source = kein Regelheft sagt es; gespielt werden vierzehn Runden
