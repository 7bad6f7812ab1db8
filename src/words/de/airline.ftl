# Airline (Sky)
expansion-airline = Fluglinie
    .dice = many
    .pieces = Luftlinien und Flughäfen
line-airline = Luftlinien
    .source = Regelheft Sky, Flugwürfel; Kompendium, Flugwürfel
mark-airport = Flughafen
    .a = ein Flughafen
face-airline-airport = Flughafen
face-airline-straight = gerade Luftlinie
face-airline-curve = Kurve einer Luftlinie
face-airline-highway-curves = Luftlinienkurve neben einer Straßenkurve
face-airline-railway-curves = Luftlinienkurve neben einer Gleiskurve
face-airline-highway-crossing = Luftlinie über gerader Straße
face-airline-railway-crossing = Luftlinie über geradem Gleis
rule-airway = eine Luftlinie verbindet sich nur mit Luftlinien und Flughäfen
    .source = Regelheft Sky und Kompendium, Flugwürfel
issue-clash-airway = { $space }, Seite { $side }: { $shown-a } und { $met-a } ({ $second }) treffen aufeinander, doch eine Luftlinie verbindet sich nur mit Luftlinien und Flughäfen
part-airline-longest = längste Luftlinie von Rand oder Flughafen zu Rand oder Flughafen, { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } zu je zwei Punkten
part-airline-longest-at-least = längste gefundene Luftlinie von Rand oder Flughafen zu Rand oder Flughafen, mindestens { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } zu je zwei Punkten
part-airline-open = { $count } offene { $count ->
        [one] Luftlinie
       *[other] Luftlinien
    }, je zwei Punkte weniger
part-airline-bare = { $count } { $count ->
        [one] Flughafen
       *[other] Flughäfen
    } ohne Luftlinie, je vier Punkte weniger
part-airline-other = weitere Luftlinie: nur die längste zählt
ruling-airline-rounds = Wie viele Runden hat ein Spiel mit den Flugwürfeln?
ruling-airline-rounds-6 = sechs
    .source = Regelheft Sky; Kompendium, Flugwürfel
ruling-airline-rounds-7 = sieben, oder so viele, wie auf der Tafel stehen
    .source = Tabelle des Kompendiums; Seiten des Verlags
ruling-airline-dice = Welche Seiten dürfen die beiden Flugwürfel einer Runde zusammen zeigen?
ruling-airline-dice-pooled = beliebige zwei der zwölf Seiten
    .source = kein Regelheft sagt, welcher Würfel welche Seite trägt
ruling-airline-dice-kinds = ein Würfel trägt die Seiten mit Straßen, der andere die mit Gleisen
    .source = wahrscheinlich nach dem Bild im Regelheft Sky
ruling-airway-open = Eine Luftlinie hat zwei offene Enden. Wie oft verliert sie zwei Punkte?
ruling-airway-open-end = zweimal: für jedes offene Ende
    .source = Regelheft Sky, Flugwürfel, Bild: am Ende steht ein Kreuz
ruling-airway-open-route = einmal: für jede Luftlinie mit offenem Ende
    .source = Kompendium, Flugwürfel: für jede Luftlinie mit offenem Ende
ruling-airway-error = Ist ein offenes Ende einer Luftlinie auch ein Fehler?
ruling-airway-error-expansion = nein: mehr als seine zwei Punkte kostet es nicht
    .source = Regelheft Sky, Flugwürfel, Bild: zwei Kreuze sind die zwei Punkte
ruling-airway-error-both = ja: ein Fehler und zwei Punkte
    .source = Spielende, streng gelesen
ruling-airway-closed = Darf die längste Luftlinie an dem Flughafen enden, an dem sie begann?
ruling-airway-closed-no = nein: sie braucht einen Anfang und ein anderes Ende
    .source = Kompendium, Flugwürfel: gezählt wird von Rand oder Flughafen bis Rand oder Flughafen
ruling-airway-closed-yes = ja, und der Flughafen zählt einmal
    .source = kein Regelheft verbietet es
ruling-airway-ring = Luftlinien bilden einen Ring ohne Flughafen. Was ist er wert?
ruling-airway-ring-nothing = nichts: gezählt wird ab Rand oder Flughafen
    .source = Kompendium, Flugwürfel
ruling-airway-ring-spaces = jedes seiner Felder zählt
    .source = Lesart von Spielern
ruling-airport-exit = Schließt ein Flughafen im Feld einer Ausfahrt an sie an?
ruling-airport-exit-no = nein: er verbindet Strecken, die in sein Feld führen
    .source = Regelheft Sky und Kompendium, Flugwürfel: Strecken mit offenem Ende
ruling-airport-exit-yes = ja: die Ausfahrt führt in sein Feld
    .source = Lesart von Spielern
ruling-airport-beside = Sind zwei Flughäfen nebeneinander verbunden?
ruling-airport-beside-no = nein: keiner hat ein offenes Ende, das in den anderen führt
    .source = Kompendium, Flugwürfel
ruling-airport-beside-yes = ja, zu einem Netzwerk, auch wenn keine Linie zwischen ihnen läuft
    .source = Lesart von Spielern
ruling-airport-anchor = Darf eine Strecke gezeichnet werden, die nur an einen Flughafen anschließt?
ruling-airport-anchor-yes = ja: sie ist sofort mit dem Flughafen verbunden
    .source = Regelheft Sky und Kompendium, Flugwürfel
ruling-airport-anchor-no = nein: sie muss an eine Ausfahrt oder Strecke anschließen
    .source = Strecken einzeichnen, Regel 1, streng gelesen
ruling-airport-station = Ist ein Flughafen ein Bahnhof, für Siedlungen und Aufgaben?
ruling-airport-station-no = nein: er heißt anders
    .source = Regelheft Sky und Kompendium, Flugwürfel
ruling-airport-station-yes = ja: er ist mit dem Quadrat eines Bahnhofs gezeichnet und verbindet Arten
    .source = Würfelseiten der Flugwürfel
ruling-airport-building = Aktivieren die Linien eines Flughafens die Fabrik oder Universität in seinem Feld?
ruling-airport-building-no = nein: niemand zeichnet sie, sie entstehen von selbst
    .source = Challenge-Regelhefte, Spezialgebäude: wenn eine Strecke gezeichnet wird
ruling-airport-building-yes = ja: eine Straße oder ein Gleis ist dort gezeichnet
    .source = weite Lesart von Spielern
