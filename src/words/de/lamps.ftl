# Straßenlaternen
expansion-lamps = Straßenlaternen
    .dice = many
    .pieces = Strecken mit Laternen
mark-lamp = Straßenlaterne
    .a = eine Straßenlaterne
mark-lit = Sternchen einer leuchtenden Laterne
    .a = ein Sternchen einer leuchtenden Laterne
face-lamps-straight = gerade Straße mit Laterne
face-lamps-curve = Straßenkurve mit Laterne
face-lamps-t = Straßenabzweigung mit Laterne
face-lamps-crossing = Straßenkreuzung mit Laterne
face-lamps-double-curve = doppelte Straßenkurve mit Laterne
face-lamps-overpass = Straße über Straße mit Laterne
rule-lamps-stars = ein Sternchen steht auf einer Straßenlaterne
    .source = Kompendium, Straßenlaternenwürfel
rule-lamps-lines = jede Spezialstrecke lässt die Straßenlaternen einer Reihe oder Spalte leuchten
    .source = Kompendium, Straßenlaternenwürfel
ruling-lamp-round = Darf eine Spezialstrecke eine Laterne leuchten lassen, die in derselben Runde gezeichnet wurde?
ruling-lamp-round-yes = ja: die Strecken einer Runde werden in beliebiger Reihenfolge gezeichnet
    .source = Strecken einzeichnen: die Reihenfolge ist frei
ruling-lamp-round-no = nein: nur Laternen früherer Runden
    .source = kein Regelheft sagt es; gelesen, als würde alles zugleich gezeichnet
ruling-lamp-spent = Lässt eine Spezialstrecke, auf die man verzichtet, statt sie zu zeichnen, eine Reihe von Laternen leuchten?
ruling-lamp-spent-yes = ja, wofür auch immer auf sie verzichtet wird
    .source = Kompendium, Straßenlaternenwürfel: jedes Mal, wenn eine Spezialstrecke benutzt wird
ruling-lamp-spent-used = nur, wo der Verzicht als Benutzen gilt: bei Dürre und Meteoren
    .source = Kompendium, Wüstenwürfel: es gilt als Benutzen einer Spezialstrecke; andere Seiten sagen: anstatt eine zu zeichnen
ruling-lamp-spent-no = nein: nur gezeichnete Spezialstrecken lassen Laternen leuchten
    .source = Kompendium, Straßenlaternenwürfel, streng gelesen: die Reihe muss nicht die der gezeichneten Spezialstrecke sein
fact-lit-without-lamp = ein Sternchen steht, wo keine Straßenlaterne ist
fact-lamps-no-special = Sternchen auf Straßenlaternen, aber keine Spezialstrecke wurde benutzt
fact-lamps-unexplained = { $specials ->
    [one] eine Spezialstrecke lässt
   *[other] { $specials } Spezialstrecken lassen
} höchstens { $most } der Laternen mit Sternchen leuchten: je eine Reihe oder Spalte
fact-lamps-late = { $count ->
    [one] diese Laterne hat ein Sternchen, kam
   *[other] diese Laternen haben Sternchen, kamen
} aber nach { $specials ->
    [one] der einzigen Spezialstrecke
   *[other] der letzten Spezialstrecke
} aus Runde { $round }
fact-lamps-passed = { $count ->
    [one] auf dieser Laterne fehlt ein Sternchen
   *[other] auf diesen Laternen fehlen Sternchen
}: welche Reihen auch gewählt wurden, { $count ->
    [one] sie stand
   *[other] sie standen
} in einer davon
line-lamps = Leuchtende Straßenlaternen
    .source = Kompendium, Straßenlaternenwürfel
part-lamp-lit = leuchtende Straßenlaterne
part-lamp-dark = Straßenlaterne ohne Sternchen: keine Punkte
part-lamp-none = Sternchen ohne Straßenlaterne: keine Punkte
