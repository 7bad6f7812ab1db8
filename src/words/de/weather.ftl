# Wetter
expansion-weather = Wetter
    .dice = many
    .pieces = Wettersymbole
mark-cloud = Wolke
    .a = eine Wolke
mark-storm = Gewitter
    .a = ein Gewitter
mark-snow = Schneeflocke
    .a = eine Schneeflocke
face-weather-cloud = Wolke
face-weather-storm = Gewitter
face-weather-snow = Schnee
rule-weather-routes = ein Wettersymbol steht auf einer Strecke seiner Runde, eines je Feld
    .source = Kompendium, Wetterwürfel
rule-weather-each-round = jede Runde werden beide Wettersymbole gezeichnet, in zwei Feldern mit Strecken dieser Runde
    .source = Kompendium, Wetterwürfel
ruling-weather-foreign = Darf ein Wettersymbol auf dem stehen, was der Würfel einer anderen Erweiterung gezeichnet hat?
ruling-weather-foreign-no = nein: nur auf normalen Strecken, auch auf Spezialstrecken
    .source = Kompendium, Wetterwürfel, Einleitung: zwei der normalen Strecken
ruling-weather-foreign-yes = ja, auf jeder Straße und jedem Gleis der Runde
    .source = Kompendium, Wetterwürfel, die Regel selbst: zwei der Felder, in die Strecken gezeichnet wurden
fact-weather-no-route = ein Wettersymbol steht in einem Feld ohne Strecke
fact-weather-printed = ein Wettersymbol steht auf einer gedruckten Strecke
fact-weather-foreign = ein Wettersymbol steht auf dem, was der Würfel einer anderen Erweiterung gezeichnet hat
fact-weather-two = zwei Wettersymbole stehen im selben Feld
fact-weather-missing = Runde { $round }: auf den Strecken der Runde { $count ->
    [one] fehlt ein Wettersymbol
   *[other] fehlen { $count } Wettersymbole
}
line-weather = Größte Wettergebiete
    .source = Kompendium, Wetterwürfel
part-weather-cloud = größtes Wolkengebiet, ein Punkt je Feld
part-weather-storm = größtes Gewittergebiet, ein Punkt je Feld
part-weather-snow = größtes Schneegebiet, ein Punkt je Feld
part-weather-void-cloud = Wolkengebiet, das eines anderer Art berührt: keine Punkte
part-weather-void-storm = Gewittergebiet, das eines anderer Art berührt: keine Punkte
part-weather-void-snow = Schneegebiet, das eines anderer Art berührt: keine Punkte
part-weather-other-cloud = weiteres Wolkengebiet: von jeder Art zählt nur das größte
part-weather-other-storm = weiteres Gewittergebiet: von jeder Art zählt nur das größte
part-weather-other-snow = weiteres Schneegebiet: von jeder Art zählt nur das größte
