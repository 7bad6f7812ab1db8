# City Builder (Futuristic)
expansion-city-builder = City Builder
    .dice = many
    .pieces = buildings
noted-coins = coins in hand
mark-tower = tower
    .a = a tower
face-city-builder-adjacent = income by adjacency (a coin for each space of the largest joined group of this round)
face-city-builder-interconnection = income by interconnection (a coin for each exit of the largest network)
face-city-builder-central = income of the centre (a coin for each occupied central space)
face-city-builder-urbanization = income by urbanisation (two coins, and one for each building)
face-city-builder-tower-1 = building of one tower, three coins
face-city-builder-tower-2 = building of two towers, five coins
face-city-builder-tower-3 = building of three towers, seven coins
ruling-city-occupied = Do buildings count as occupied central spaces for the income?
ruling-city-occupied-yes = yes: a building occupies its space
    .source = compendium, City Builder Dice: a coin for each occupied space in the central area
ruling-city-occupied-no = no: only what routes and other drawings occupy
    .source = no rulebook says; strict reading, as buildings come after the routes
ruling-city-group = Must the routes of the largest adjacent group be joined by lines?
ruling-city-group-joined = yes: they lie side by side and lead into each other
    .source = compendium, City Builder Dice: adjacent connected routes
ruling-city-group-adjacent = no: it is enough that they lie side by side
    .source = no rulebook shows a counterexample; the face is named for adjacent construction
rule-city-size = the buildings of a round are copies of the one that the die shows
    .source = compendium, City Builder Dice
rule-city-coins = buildings are paid with coins: three for one tower, five for two, seven for three; nobody holds more than twelve coins
    .source = Futuristic rulebook and compendium, City Builder Dice; building die
fact-city-sizes = the buildings of round { $round } are not all of one size, but one building die is rolled
fact-city-die = the building die of round { $round } showed { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
}, which is not what was built
fact-city-round = the buildings of round { $round } cost { $cost } coins, but nobody holds more than { $most }
fact-city-game = the buildings cost { $cost } coins, but { $rounds ->
    [one] { $rounds } round brings
   *[other] { $rounds } rounds bring
} at most { $most }
fact-city-poor = the buildings of round { $round } cost { $cost } coins, but there were { $coins } at most
fact-city-never = no round showed buildings of { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
}
fact-city-unpaid = bought round by round, copies of one building at a time and with never more than 12 coins in hand, these buildings cannot be paid: they cost { $cost } coins
fact-city-noted = after round { $round } the dice leave { $coins } coins in hand, but { $noted } are noted
fact-city-noted-never = after round { $round } no dice that agree with those known leave { $noted } coins in hand, which are noted
step-city-tower = build { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
} in { $space } for { $cost } coins
line-city-builder = Towers
    .source = Futuristic rulebook, City Builder Dice; compendium, City Builder Dice
part-building = { $towers ->
    [one] building of { $towers } tower
   *[other] building of { $towers } towers
}
