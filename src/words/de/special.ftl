# Spezialwürfel (Ingenieur)
expansion-special = Spezialwürfel
    .dice = one
    .pieces = Strecken
line-special = Spezialwürfel
    .source = Kompendium, Spezialwürfel
    .none = Der Spezialwürfel hat keine eigenen Punkte.
ruling-special-replaces = Der Spezialwürfel ersetzt einen weißen Würfel, den die Spieler wählen. Welcher fehlt?
ruling-special-replaces-any = irgendeiner: derselbe in jeder Runde, gleich welcher die Tafel erklärt
    .source = Kompendium, Spezialwürfel; die Spieler wählen, und eine Tafel zeigt es nicht
ruling-special-replaces-a = ein Würfel A
    .source = Kompendium, Spezialwürfel; die Wahl der Spieler
ruling-special-replaces-b = der Würfel B (klassische Editionen)
    .source = Kompendium, Spezialwürfel; die Wahl der Spieler
ruling-special-replaces-c = der Würfel C (Challenge-Editionen)
    .source = Kompendium, Spezialwürfel; die Wahl der Spieler
ruling-special-replaces-d = der Würfel D (Challenge-Editionen)
    .source = Kompendium, Spezialwürfel; die Wahl der Spieler
