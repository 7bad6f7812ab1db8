# Städtebau (Futuristic)
expansion-city-builder = Städtebau
    .dice = many
    .pieces = Gebäude
noted-coins = Münzen im Vorrat
mark-tower = Turm
    .a = ein Turm
face-city-builder-adjacent = Einnahme Nachbarschaft (eine Münze je Feld der größten verbundenen Gruppe dieser Runde)
face-city-builder-interconnection = Einnahme Verbindung (eine Münze je Ausfahrt des größten Netzwerks)
face-city-builder-central = Einnahme Zentrum (eine Münze je belegtem Zentralfeld)
face-city-builder-urbanization = Einnahme Verstädterung (zwei Münzen und eine je Gebäude)
face-city-builder-tower-1 = Gebäude mit einem Turm, drei Münzen
face-city-builder-tower-2 = Gebäude mit zwei Türmen, fünf Münzen
face-city-builder-tower-3 = Gebäude mit drei Türmen, sieben Münzen
ruling-city-occupied = Zählen Gebäude bei den Einnahmen als belegte Zentralfelder?
ruling-city-occupied-yes = ja: ein Gebäude belegt sein Feld
    .source = Kompendium, Städtebau-Würfel: eine Münze je belegtem Feld des Zentrums
ruling-city-occupied-no = nein: nur, was Strecken und andere Zeichnungen belegen
    .source = kein Regelheft sagt es; strenge Lesart, da Gebäude nach den Strecken kommen
ruling-city-group = Müssen die Strecken der größten benachbarten Gruppe durch Linien verbunden sein?
ruling-city-group-joined = ja: sie liegen nebeneinander und führen ineinander
    .source = Kompendium, Städtebau-Würfel: benachbarte verbundene Strecken
ruling-city-group-adjacent = nein: es genügt, dass sie nebeneinander liegen
    .source = kein Regelheft zeigt ein Gegenbeispiel; die Würfelseite heißt nach benachbartem Bauen
rule-city-size = die Gebäude einer Runde gleichen dem, das der Würfel zeigt
    .source = Kompendium, Städtebau-Würfel
rule-city-coins = Gebäude werden mit Münzen bezahlt: drei für einen Turm, fünf für zwei, sieben für drei; niemand hält mehr als zwölf Münzen
    .source = Regelheft Futuristic und Kompendium, Städtebau-Würfel; Gebäudewürfel
fact-city-sizes = die Gebäude der Runde { $round } sind nicht alle gleich groß, gewürfelt wird aber nur ein Gebäudewürfel
fact-city-die = der Gebäudewürfel der Runde { $round } zeigte { $towers ->
    [one] { $towers } Turm
   *[other] { $towers } Türme
}, gebaut ist etwas anderes
fact-city-round = die Gebäude der Runde { $round } kosten { $cost } Münzen, doch niemand hält mehr als { $most }
fact-city-game = die Gebäude kosten { $cost } Münzen, doch { $rounds ->
    [one] { $rounds } Runde bringt
   *[other] { $rounds } Runden bringen
} höchstens { $most }
fact-city-poor = die Gebäude der Runde { $round } kosten { $cost } Münzen, vorhanden waren höchstens { $coins }
fact-city-never = keine Runde zeigte Gebäude mit { $towers ->
    [one] { $towers } Turm
   *[other] { $towers } Türmen
}
fact-city-unpaid = Runde für Runde gekauft, je Runde nur eine Größe und nie mit mehr als 12 Münzen, sind diese Gebäude nicht zu bezahlen: Sie kosten { $cost } Münzen
fact-city-noted = nach Runde { $round } lassen die Würfel { $coins } Münzen übrig, notiert sind { $noted }
fact-city-noted-never = nach Runde { $round } lassen keine Würfel, die zu den bekannten passen, { $noted } Münzen übrig, die notiert sind
step-city-tower = { $towers ->
    [one] { $towers } Turm
   *[other] { $towers } Türme
} in { $space } bauen, für { $cost } Münzen
line-city-builder = Türme
    .source = Regelheft Futuristic, Städtebau-Würfel; Kompendium, Städtebau-Würfel
part-building = { $towers ->
    [one] Gebäude mit { $towers } Turm
   *[other] Gebäude mit { $towers } Türmen
}
