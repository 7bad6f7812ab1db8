# Pluck-Man: names
expansion-pluck-man = Pluck-Man
    .dice = one
    .pieces = Symbole
mark-pluck-man = Pluck-Man
    .a = ein Pluck-Man
mark-ghost = Geist
    .a = ein Geist
mark-fruit = Frucht
    .a = eine Frucht
face-pluck-man-pluck-man = Pluck-Man
face-pluck-man-ghost = Geist
face-pluck-man-fruit = Frucht

# Its line on the sheet
line-pluck-man = Netzwerke mit Pluck-Man
    .source = Kompendium, Pluck-Man-Würfel
part-pluck-alone = Netzwerk mit Pluck-Man, drei Punkte; kein Geist gehört dazu
part-pluck-fed = Netzwerk mit Pluck-Man, drei Punkte; dank Frucht zwei weitere { $count ->
    [one] für seinen Geist
   *[other] für jeden seiner { $count } Geister
}
part-pluck-hungry = Netzwerk mit Pluck-Man, drei Punkte; ohne Frucht zwei weniger { $count ->
    [one] für seinen Geist
   *[other] für jeden seiner { $count } Geister
}
part-pluck-missing = kein Pluck-Man in diesem Netzwerk: es geschieht nichts
part-pluck-single = ein Netzwerk mit nur einer Ausfahrt: es zählt hier nicht
part-pluck-apart = Symbole an Ausfahrten, die zu keinem Netzwerk gehören: keine Punkte
part-pluck-silent = ein Netzwerk mit Ritualen: seine Ausfahrten zählen hier nicht

# Its rules, and what breaks them
rule-pluck-unused = ein Symbol wird neben eine Ausfahrt gezeichnet, an die noch nichts anschließt
    .source = Kompendium, Pluck-Man-Würfel
rule-pluck-drawn = in jeder Runde wird das Symbol des Würfels einmal gezeichnet, solange eine Ausfahrt unbenutzt ist
    .source = Kompendium, Pluck-Man-Würfel
rule-pluck-one = eine Ausfahrt trägt höchstens ein Symbol
    .source = eine Lesart von: unbenutzte Ausfahrt
fact-pluck-many = { $count } Symbole sind gezeichnet, erlaubt ist je eines in { $rounds } Runden
fact-pluck-used = mit einem Symbol je Runde waren diese hier nicht zu zeichnen, bevor die Ausfahrten benutzt wurden
fact-pluck-together = { $count } Symbole in Runde { $round }: der Würfel ergibt eines
fact-pluck-two = zwei Symbole an einer Ausfahrt
fact-pluck-undrawn = gezeichnete Symbole: { $count }; { $rounds ->
    [one] in der gespielten Runde
   *[other] in jeder der { $rounds } gespielten Runden
} war eine Ausfahrt unbenutzt
fact-pluck-dice = die bekannten Würfel können diese Symbole nicht rechtzeitig gezeigt haben
fact-pluck-history = keine Reihenfolge der Runden hinterlässt diese Symbole: jede Runde bringt eins, solange eine Ausfahrt unbenutzt ist, und keins kommt an eine benutzte

# Questions the rules leave open
ruling-pluck-single = Bringt ein Netzwerk mit nur einer Ausfahrt die Punkte für Pluck-Man?
ruling-pluck-single-yes = ja: jedes Netzwerk wird gefragt
    .source = Kompendium, Pluck-Man-Würfel
ruling-pluck-single-no = nein: eine Ausfahrt bringt nichts
    .source = die Tabelle der Netzwerke, die einer Ausfahrt keine Punkte gibt
ruling-pluck-use = Muss der Pluck-Man-Würfel gezeichnet werden, solange eine Ausfahrt unbenutzt ist?
ruling-pluck-use-must = ja, in jeder Runde
    .source = Kompendium, Pluck-Man-Würfel
ruling-pluck-use-may = nein: die Spieler entscheiden
    .source = Kompendium: die Übersicht der Erweiterungen nennt den Würfel freiwillig
ruling-pluck-two = Darf eine Ausfahrt zwei Symbole tragen?
ruling-pluck-two-allowed = ja: sie ist unbenutzt, solange nichts an sie anschließt
    .source = Kompendium, Pluck-Man-Würfel
ruling-pluck-two-no = nein: ein Symbol je Ausfahrt
    .source = kein Regelheft sagt es; ein Symbol nutzt die Ausfahrt
ruling-ritual-pluck = Ein Ritual nimmt die Ausfahrten seines Netzwerks aus der Zeile der Netzwerke. Übergeht auch Pluck-Man dieses Netzwerk?
ruling-ritual-pluck-no = nein: hier hat das Netzwerk seine Ausfahrten noch
    .source = Kompendium, Ritualwürfel: die Rede ist nur von gewöhnlichen Netzwerken
ruling-ritual-pluck-yes = ja: ein solches Netzwerk hat keine Ausfahrten mehr
    .source = strenge Lesart der Seite des Ritualwürfels, nach der die Ausfahrten nicht beachtet werden
