# Galactic Invaders: names
expansion-invaders = Envahisseurs galactiques
    .dice = one
    .pieces = Extraterrestres
mark-alien = Extraterrestre
    .a = un Extraterrestre
mark-shield = Bouclier d'Extraterrestre
    .a = un Bouclier d'Extraterrestre
face-invaders-alien = Extraterrestre
face-invaders-attack = Attaque
face-invaders-nuke = Bombe

# Its line on the sheet
line-invaders = Extraterrestres restants
    .source = recueil, dé Envahisseurs galactiques
part-aliens = Extraterrestres restés sur le plateau, un point perdu pour chacun

# Its rules, and what breaks them
rule-invaders-removed = tracer dans la case d'un Extraterrestre sans Bouclier l'efface
    .source = recueil, dé Envahisseurs galactiques
rule-invaders-shielded = une Attaque donne un Bouclier à chaque Extraterrestre, rien d'autre ne le fait
    .source = recueil, dé Envahisseurs galactiques
rule-invaders-sent = deux Extraterrestres sont là au début, chaque face Extraterrestre en ajoute un
    .source = recueil, dé Envahisseurs galactiques
rule-invaders-cleared = une Attaque efface tout dans la case d'un Extraterrestre, sauf lui
    .source = recueil, dé Envahisseurs galactiques
rule-invaders-empty = ce qui demande une case vide ne se trace pas dans la case d'un Extraterrestre
    .source = recueil, dé Envahisseurs galactiques
fact-alien-drawn-over = il y a un tracé dans la case d'un Extraterrestre sans Bouclier, qu'il fallait effacer
fact-shield-alone = un Bouclier sans Extraterrestre
fact-shield-drawn = il y a un tracé dans la case d'un Extraterrestre avec Bouclier
fact-alien-not-empty = ce qui est ici à côté de l'Extraterrestre ne se trace que dans une case vide
fact-aliens-many = { $count } Extraterrestres sont là, le début et le dé en donnent au plus { $most }
fact-aliens-bare = Extraterrestres sans Bouclier : { $count } ; après l'Attaque de la manche { $round }, le dé en a envoyé au plus { $most }
fact-aliens-history = aucun ordre d'Extraterrestres, d'Attaques et de Bombes n'en laisse { $shielded } avec Bouclier et { $bare } sans, où que l'on ait tracé sur eux
fact-shield-no-attack = un Bouclier est tracé, mais aucune manche n'a amené d'Attaque
fact-shield-first = l'Attaque qui a donné son Bouclier à l'Extraterrestre est venue après le tracé de la manche 1 et devait effacer ce qui est tracé ici
fact-shield-attacked = l'Attaque de la manche { $round } devait effacer ce qui est tracé ici hors l'Extraterrestre
step-alien-drawn-over = effacer les Extraterrestres sans Bouclier en { $spaces }, où l'on a tracé
step-attack = Attaque : donner leur Bouclier aux Extraterrestres en { $spaces } et y effacer tout le reste
step-nuke = Bombe : effacer l'Extraterrestre en { $space }

# Questions the rules leave open
ruling-alien-centre = Une Case Centrale où il n'y a qu'un Extraterrestre compte-t-elle comme remplie ?
ruling-alien-centre-no = non : c'est un adversaire qui l'a tracé
    .source = recueil, dé Envahisseurs galactiques : la case d'un Extraterrestre est à remplir
ruling-alien-centre-yes = oui : un Extraterrestre est quelque chose de tracé
    .source = lecture stricte : tout ce qui est tracé remplit une Case Centrale
ruling-shield-draw = Peut-on tracer dans la case d'un Extraterrestre avec Bouclier ?
ruling-shield-draw-yes = oui : l'Extraterrestre reste, et la prochaine Attaque efface le tracé
    .source = recueil, dé Envahisseurs galactiques
ruling-shield-draw-no = non : seule une Bombe libère la case
    .source = aucun livret ne le dit ; seule une Bombe efface un tel Extraterrestre
ruling-alien-empty = La case d'un Extraterrestre est-elle vide pour ce qui ne se trace que dans une case vide ?
ruling-alien-empty-no = non : seules des Voies s'y tracent
    .source = recueil, dé Envahisseurs galactiques : c'est la case d'un Extraterrestre, et une Voie efface celui qui n'a pas de Bouclier
ruling-alien-empty-yes = oui : un Extraterrestre ne prend pas de place
    .source = aucun livret ne le dit ; l'Extraterrestre est dans un coin
