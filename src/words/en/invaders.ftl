# Galactic Invaders: names
expansion-invaders = Galactic Invaders
    .dice = one
    .pieces = aliens
mark-alien = alien
    .a = an alien
mark-shield = shield of an alien
    .a = a shield of an alien
face-invaders-alien = alien
face-invaders-attack = attack
face-invaders-nuke = nuke

# Its line on the sheet
line-invaders = Aliens left
    .source = compendium, Galactic Invaders Die
part-aliens = aliens left on the board, one point lost for each

# Its rules, and what breaks them
rule-invaders-removed = drawing in the space of an alien without a shield erases the alien
    .source = compendium, Galactic Invaders Die
rule-invaders-shielded = an attack gives every alien a shield, and nothing else does
    .source = compendium, Galactic Invaders Die
rule-invaders-sent = two aliens are there at the start, and each alien face brings one more
    .source = compendium, Galactic Invaders Die
rule-invaders-cleared = an attack erases everything in the space of an alien but the alien
    .source = compendium, Galactic Invaders Die
rule-invaders-empty = what only empty spaces take is not drawn in the space of an alien
    .source = compendium, Galactic Invaders Die
fact-alien-drawn-over = something is drawn in the space of an alien without a shield, which had to be erased for it
fact-shield-alone = a shield without an alien
fact-shield-drawn = something is drawn in the space of an alien with a shield
fact-alien-not-empty = what stands here beside the alien is drawn in empty spaces only
fact-aliens-many = { $count } aliens are there, the start and the die give at most { $most }
fact-aliens-bare = aliens without a shield: { $count }; after the attack of round { $round } the die sent at most { $most }
fact-aliens-history = no order of aliens, attacks and nukes leaves { $shielded } with a shield and { $bare } without one, wherever one drew over them
fact-shield-no-attack = a shield is drawn, but no round brought an attack
fact-shield-first = the attack that gave the alien its shield came after round 1 was drawn, and had to erase what is drawn here
fact-shield-attacked = the attack of round { $round } had to erase what is drawn here beside the alien
step-alien-drawn-over = erase the aliens without a shield in { $spaces }, where something was drawn
step-attack = attack: give the aliens in { $spaces } their shields and erase everything else there
step-nuke = nuke: erase the alien in { $space }

# Questions the rules leave open
ruling-alien-centre = Does a central space with nothing but an alien count as drawn on?
ruling-alien-centre-no = no: an opponent drew it
    .source = compendium, Galactic Invaders Die: the space of an alien is to be drawn in
ruling-alien-centre-yes = yes: an alien is something drawn
    .source = strict reading of: anything drawn fills a central space
ruling-shield-draw = May something be drawn in the space of an alien with a shield?
ruling-shield-draw-yes = yes: the alien stays, and the next attack erases what was drawn
    .source = compendium, Galactic Invaders Die
ruling-shield-draw-no = no: only a nuke opens the space again
    .source = no rulebook says; only a nuke erases such an alien
ruling-alien-empty = Is the space of an alien empty, for what may be drawn in empty spaces only?
ruling-alien-empty-no = no: only routes are drawn there
    .source = compendium, Galactic Invaders Die: it is the space of an alien, and routes erase one without a shield
ruling-alien-empty-yes = yes: an alien takes no room
    .source = no rulebook says so; the alien stands in a corner
