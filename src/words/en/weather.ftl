# Weather
expansion-weather = Weather
    .dice = many
    .pieces = weather symbols
mark-cloud = cloud
    .a = a cloud
mark-storm = storm
    .a = a storm
mark-snow = snowflake
    .a = a snowflake
face-weather-cloud = cloud
face-weather-storm = storm
face-weather-snow = snow
rule-weather-routes = a weather symbol stands on a route of its round, one in a space
    .source = compendium, Weather Dice
rule-weather-each-round = both weather symbols are drawn each round, in two of the spaces with a route of the round
    .source = compendium, Weather Dice
ruling-weather-foreign = May a weather symbol stand on what the die of another expansion drew?
ruling-weather-foreign-no = no: on normal routes only, special routes among them
    .source = compendium, Weather Dice, introduction: two of the normal routes you draw
ruling-weather-foreign-yes = yes, on any highway or railway of the round
    .source = compendium, Weather Dice, the rule itself: two of the spaces where you drew routes
fact-weather-no-route = a weather symbol stands in a space without a route
fact-weather-printed = a weather symbol stands on a printed route
fact-weather-foreign = a weather symbol stands on what the die of another expansion drew
fact-weather-two = two weather symbols share the space
fact-weather-missing = round { $round }: { $count ->
    [one] a weather symbol is missing
   *[other] { $count } weather symbols are missing
} on the routes of the round
line-weather = Largest weather areas
    .source = compendium, Weather Dice
part-weather-cloud = largest cloud area, a point a space
part-weather-storm = largest storm area, a point a space
part-weather-snow = largest snow area, a point a space
part-weather-void-cloud = cloud area that touches one of another kind: no points
part-weather-void-storm = storm area that touches one of another kind: no points
part-weather-void-snow = snow area that touches one of another kind: no points
part-weather-other-cloud = another cloud area: only the largest of each kind counts
part-weather-other-storm = another storm area: only the largest of each kind counts
part-weather-other-snow = another snow area: only the largest of each kind counts
