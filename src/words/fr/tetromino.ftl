# Tetromino: names
expansion-tetromino = Tétromino
    .dice = one
    .pieces = motifs
mark-enhanced = case améliorée
    .a = une case améliorée
face-tetromino-o = carré de quatre
face-tetromino-z = Z de quatre
face-tetromino-s = S de quatre
face-tetromino-t = T de quatre
face-tetromino-l = L de quatre
face-tetromino-j = J de quatre

# Its line on the sheet
line-tetromino = Cases améliorées
    .source = recueil, dé Tétromino
part-enhanced-drawn = améliorées et remplies, un point par case
part-enhanced-empty = améliorées et restées vides, un point de moins par case

# Its rules, and what breaks them
rule-tetromino-whole = le motif du dé est amélioré en entier, une fois par manche au plus, chaque case une seule fois
    .source = recueil, dé Tétromino
rule-tetromino-empty = les cases sont améliorées tant qu'elles sont vides, avant les Voies de la manche
    .source = recueil, dé Tétromino
rule-tetromino-used = si le dé est obligatoire, un motif qui tient est tracé à chaque manche
    .source = recueil, tableau des Extensions
fact-enhanced-printed = amélioré alors qu'une Voie y est imprimée
fact-enhanced-parts = aucun ensemble de motifs entiers du dé ne forme les cases améliorées
fact-enhanced-many = { $count } motifs sont tracés, un seul est permis dans chacune des { $rounds } manches
fact-enhanced-late = à un motif par manche, ces cases ne pouvaient être améliorées avant leurs numéros de manche
fact-enhanced-undrawn = motifs tracés : { $count } ; il y avait de la place pour un motif { $rounds ->
    [one] à la manche jouée
   *[other] à chacune des { $rounds } manches jouées
}

# Questions the rules leave open
ruling-tetromino-use = Le dé Tétromino doit-il être tracé quand son motif tient ?
ruling-tetromino-use-may = non : à chaque manche, les joueurs choisissent
    .source = recueil, dé Tétromino
ruling-tetromino-use-must = oui, à chaque manche où il tient
    .source = recueil : le tableau des Extensions donne le dé pour obligatoire
ruling-enhanced-centre = Une Case Centrale améliorée où il n'y a rien d'autre compte-t-elle comme remplie ?
ruling-enhanced-centre-no = non : elle reste vide tant que rien n'y est tracé
    .source = recueil, dé Tétromino, qui appelle ces cases vides
ruling-enhanced-centre-yes = oui : le carré est quelque chose de tracé
    .source = lecture stricte : tout ce qui est tracé remplit une Case Centrale
