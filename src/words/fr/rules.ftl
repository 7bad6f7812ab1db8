# What several texts use
list-and = { $first } et { $last }
place-corner = coin { $row }/{ $column }

ruling-longest = La ligne la plus longue peut-elle recompter une case quand elle y revient ?
ruling-longest-classic = aucune case deux fois : ni boucles ni embranchements
ruling-longest-challenge = elle peut se croiser et compte une case à chaque passage, mais aucune section deux fois
ruling-centre = Une Case Centrale compte-t-elle si autre chose qu'une Voie y est tracé ?
ruling-centre-anything = tout ce qui est tracé compte
ruling-centre-routes = seules les Voies comptent
ruling-wrong-exit = Une Voie du mauvais type finit à une Sortie, ce qui est interdit. Est-ce une Fausse Route ?
ruling-wrong-exit-edge = elle finit au bord : ni Sortie ni Fausse Route
ruling-wrong-exit-error = elle n'est reliée à rien : une Fausse Route
ruling-clash = Une Autoroute touche un Chemin de Fer sans Gare, ce qui est interdit. Combien de Fausses Routes ?
ruling-clash-two = aucun des bouts n'est relié : deux
ruling-clash-one = une pour les deux
ruling-dead-end-error = Le bout fermé d'une Impasse est-il une Fausse Route ?
ruling-dead-end-error-no = seul son côté ouvert peut l'être
ruling-dead-end-error-yes = le bout fermé n'est relié à rien : une Fausse Route
ruling-dead-end-station = Une Impasse compte-t-elle comme Gare, certaines étant imprimées avec un carré ?
ruling-dead-end-station-no = une Impasse n'a pas de Gare
ruling-dead-end-station-yes = le carré est une Gare
ruling-goal-g = Combien de Sorties sur un même Réseau l'Objectif G demande-t-il ?
ruling-goal-g-three = trois Sorties
ruling-goal-g-four = quatre Sorties
ruling-circle = Un parcours en boucle peut-il changer de type à une Gare ?
ruling-circle-mixed = toute Voie qui ramène au départ
ruling-circle-one-kind = Autoroute seule ou Chemin de Fer seul

issue-clash = { $spaces }, côté { $side } : { $shown } touche { $met } de { $second } sans Gare.
issue-wrong-exit = { $spaces }, côté { $side } : { $shown } finit à une Sortie pour { $exit }.
issue-blocked = { $spaces } : rien ne peut être tracé ici.
issue-not-a-route = { $spaces } : aucun dé ni Voie spéciale ne montre ceci.
issue-island = { $spaces } : sans liaison avec une Sortie ; cela n'a pas pu être tracé.
issue-too-early = { $spaces } : manche { $round } notée, mais il n'y avait alors rien à quoi se relier.
issue-special-twice = { $spaces } : la Voie spéciale « { $route } » est tracée { $count } fois, une seule est permise.
issue-too-many-specials = { $spaces } : { $drawn } Voies spéciales tracées, { $most } permises.
issue-specials-in-round = { $spaces } : { $drawn } Voies spéciales à la manche { $round }, { $most } permises.
issue-free-special-missed = { $spaces } : une quatrième Voie spéciale, mais aucune à la manche de la troisième Université.
issue-too-many-pieces = { $round ->
    [0] { $spaces } : { $drawn } tracés ({ $routes }), mais les dés de toute la partie en donnent { $most } au plus.
   *[other] { $spaces } : { $drawn } tracés ({ $routes }) à la manche { $round }, mais ses dés en donnent { $most } au plus.
}
issue-too-many-spaces = { $drawn } cases remplies, mais dés, Voies spéciales et Usines en donnent { $most } au plus.
issue-bad-round = { $spaces } : manche { $round } notée, mais la partie a les manches 1 à { $rounds }.
issue-round-in-empty-space = { $spaces } : un numéro de manche, mais rien n'est tracé.
issue-expansion = { $spaces } : { $what }
issue-not-a-route-no-station = { $spaces } : Autoroute et Chemin de Fer sont joints sans Gare.
issue-not-a-route-edition = { $spaces } : cette Voie n'existe que dans l'édition { $edition }.
issue-not-a-route-kind = { $spaces } : { $shown } tracé, mais son Extension n'est pas en jeu.
issue-too-early-before = { $spaces } : manche { $round } notée, mais tout ce que cela touche date de la manche { $later } ou d'après.
issue-occupied = { $spaces } : le coup { $number } trace { $later } où { $kept } se trouve déjà ; le premier compte.
