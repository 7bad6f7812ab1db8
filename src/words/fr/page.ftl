# Ce que dit la page avant que le programme soit là : une ligne chacun, rien à insérer
page-title = Inkspector
page-about = Photographier des plateaux de Railroad Ink terminés et lire qui a gagné, avec la preuve de chaque point. Compagnon non officiel.
page-loading = Inkspector est en cours de chargement. Cela n'arrive qu'une fois ; ensuite il marche sans réseau.
page-no-script = Cette page est un programme et demande JavaScript. Autorisez-le pour cette page, ou prenez le programme de bureau.
page-no-wasm = Ce navigateur est trop ancien pour cette page : il lui manque WebAssembly. Mettez-le à jour, ou prenez-en un autre.
page-no-webgl = Ce navigateur ne laisse pas la page dessiner : il lui manque WebGL. Autorisez l'accélération graphique, mettez le navigateur à jour, ou prenez-en un autre.
page-not-fetched = Le programme n'a pas pu être chargé. Vérifiez le réseau, puis réessayez.
page-again = Réessayer
page-failed = Le programme s'est arrêté. Tout ce qui était gardé est encore là.
page-newer = Une version plus récente est là.
page-take-newer = La prendre
page-later = Plus tard
page-score = Score et preuves
