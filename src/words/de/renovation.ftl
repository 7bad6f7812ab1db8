# Renovierungswürfel (Ingenieur)
expansion-renovation = Renovierung
line-renovation = Renovierungswürfel
    .source = Kompendium, Renovierungswürfel
    .none = Der Renovierungswürfel hat keine eigenen Punkte.
mark-renovated = renoviertes Feld
    .a = ein renoviertes Feld
face-renovation-curve-highway = Straßenkurve neben einer Kurve
face-renovation-curve-railway = Gleiskurve neben einer Kurve
face-renovation-under-highway = Straße quer zu einer Geraden
face-renovation-under-railway = Gleis quer zu einer Geraden
face-renovation-station-highway = Straße an einen Bahnhof
face-renovation-station-railway = Gleis an einen Bahnhof
rule-renovation-fits = renoviert wird nur eine Grundstrecke, die innerhalb der gepunkteten Linien liegt
    .source = Kompendium, Renovierungswürfel
rule-renovation-once = je Runde wird ein Feld renoviert
    .source = Kompendium, Renovierungswürfel
rule-renovation-base = die renovierte Strecke wurde nach den üblichen Regeln gezeichnet
    .source = Kompendium, Renovierungswürfel; Strecken einzeichnen, Regel 1
fact-renovation-none = keine Renovierung einer Grundstrecke sieht so aus
fact-renovation-base = die Strecke darunter schließt an nichts an, erst das Hinzugezeichnete
fact-renovation-often = { $count } Renovierungen sind nötig, doch die Runden des Spiels geben { $most }
fact-renovation-late = { $count } Renovierungen sind ab Runde { $round } nötig, doch ihre Runden geben { $most }
fact-renovation-round = { $count } in Runde { $round } renovierte Felder tragen ihre Zahl, eines darf es sein
fact-renovation-unrolled = { $count ->
    [one] in keiner Runde zeigt der Renovierungswürfel, was dieses Feld braucht
   *[other] die Renovierungswürfel der Runden zeigen nicht, was diese Felder brauchen, jedes in einer eigenen Runde
}
ruling-renovation-twice = Darf ein renoviertes Feld noch einmal renoviert werden?
ruling-renovation-twice-no = nein: Es zeigt dann das Ergebnis eines Erweiterungswürfels
    .source = Kompendium, Renovierungswürfel: nur Grundstrecken
ruling-renovation-twice-yes = ja, so oft seine Strecke passt
    .source = kein Regelheft sagt es; freie Lesart
ruling-renovation-fit = Passt eine Sackgasse in die gepunktete Gerade des Renovierungswürfels?
ruling-renovation-fit-yes = ja: Sie liegt innerhalb der gepunkteten Linien
    .source = Kompendium, Renovierungswürfel
ruling-renovation-fit-no = nein: Die Strecke muss die gepunktete Form haben
    .source = kein Regelheft sagt es; strenge Lesart
ruling-renovation-number = Die Zahl welcher Runde trägt ein renoviertes Feld?
ruling-renovation-number-first = die der Runde, in der seine Strecke gezeichnet wurde
    .source = kein Regelheft sagt es; am Rundenende werden die Felder mit neuen Strecken nummeriert
ruling-renovation-number-renovation = die der Runde, in der es renoviert wurde
    .source = kein Regelheft sagt es; die letzte Zeichnung im Feld zählt
ruling-renovation-building = Aktiviert das Renovieren eines Feldes dessen Gebäude noch einmal?
ruling-renovation-building-no = nein: Dort wird keine Strecke neu gezeichnet
    .source = Kompendium, Spezialgebäude: wenn eine Strecke gezeichnet wird
ruling-renovation-building-yes = ja: Im Feld des Gebäudes wird etwas gezeichnet
    .source = kein Regelheft sagt es; freie Lesart
