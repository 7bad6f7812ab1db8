# Ermittlung (Eldritch)
expansion-investigation = Ermittlung
    .dice = one
    .pieces = Hinweise
line-investigation = Gefundene Hinweise
    .source = Kompendium, Ermittlungswürfel
mark-clue = Hinweis
    .a = ein Hinweis
mark-found = Kreis um einen gefundenen Hinweis
    .a = ein Kreis um einen gefundenen Hinweis
mark-investigator = Ermittler
    .a = ein Ermittler
face-investigation-mixed = Hinweis am Bahnhof einer Straßenkurve und eines Gleises
face-investigation-straight = Hinweis auf einer geraden Straße
face-investigation-t = Hinweis auf einer Straßenabzweigung
face-investigation-t-station = Hinweis am Bahnhof auf einer Gleisabzweigung
face-investigation-straight-station = Hinweis am Bahnhof auf einem geraden Gleis
face-investigation-corner-station = Hinweis am Bahnhof, an dem eine Straße und ein Gleis eine Ecke bilden
rule-investigation-circles = ein Kreis steht um einen Hinweis
    .source = Kompendium, Ermittlungswürfel
rule-investigation-alone = auf jeder Tafel gibt es einen Ermittler
    .source = Kompendium, Ermittlungswürfel
rule-investigation-steps = der Ermittler beginnt neben einer Ausfahrt und geht je Runde so viele Schritte, wie der Würfel zeigt: auf einer Straße ins nächste Feld oder über Gleise zum nächsten Bahnhof
    .source = Kompendium, Ermittlungswürfel
fact-found-without-clue = ein Kreis steht, wo kein Hinweis ist
fact-investigators = { $count } Ermittler sind gezeichnet, aber es gibt nur einen
fact-investigator-missing = Hinweise sind eingekreist, aber kein Ermittler ist gezeichnet
fact-investigation-at-exit = der Ermittler steht noch neben einer Ausfahrt, und doch sind Hinweise umkreist
fact-investigation-steps = kein Weg findet { $count ->
    [one] diesen Hinweis
   *[other] alle { $count } dieser Hinweise; höchstens { $most } davon sind zu finden
}
fact-investigation-end = { $count ->
    [0] kein Weg des Ermittlers führt hierher
   *[other] kein Weg, der die umkreisten Hinweise findet, endet hier
}
part-clue = gefundener Hinweis
part-clues-all = alle Hinweise gefunden
part-clue-missed = Hinweis, der nicht gefunden wurde: keine Punkte
part-clues-not-all = nicht alle Hinweise sind gefunden: die { $points } weiteren Punkte gibt es nicht
ruling-clues-none = Kein Hinweis wurde gezeichnet. Sind alle Hinweise gefunden?
ruling-clues-none-no = nein: es gibt nichts zu sammeln
    .source = Kompendium, Ermittlungswürfel: Punkte für alle Hinweise, wenn sie gesammelt wurden
ruling-clues-none-yes = ja: keiner wurde ausgelassen
    .source = kein Regelheft schließt es aus; „alle“ beim Wort genommen
ruling-steps-without-drawing = Dürfen die Schritte des Würfels in einer Runde gegangen werden, in der er nicht gezeichnet wurde?
ruling-steps-without-drawing-yes = ja: es zählen die Schritte auf dem Würfel
    .source = Kompendium, Ermittlungswürfel: am Rundenende so viele Schritte, wie der Würfel Fußspuren zeigt
ruling-steps-without-drawing-no = nein: nur zusammen mit der Strecke, die der Würfel zeigt
    .source = kein Regelheft sagt es; gelesen, als gehörte das eine zum anderen
ruling-exit-step = Kostet der Weg von einer Straßenausfahrt in das Feld daneben einen Schritt?
ruling-exit-step-yes = ja: der Ermittler steht außerhalb des Rasters
    .source = Kompendium, Ermittlungswürfel: der Ermittler wird neben die Ausfahrt gezeichnet; jeder Zug in ein Feld kostet einen
ruling-exit-step-no = nein: dieses Feld gilt als das, in dem der Ermittler beginnt
    .source = kein Regelheft sagt es; eine Gleisausfahrt führt geradewegs zum ersten Bahnhof
