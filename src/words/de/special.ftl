# Spezialwürfel (Ingenieur)
expansion-special = Spezialwürfel
line-special = Spezialwürfel
    .source = Kompendium, Spezialwürfel
ruling-special-replaces = Der Spezialwürfel ersetzt einen weißen Würfel, den der Tisch wählt. Welcher fehlt?
ruling-special-replaces-any = irgendeiner: derselbe in jeder Runde, gleich welcher das Spielbrett erklärt
    .source = Kompendium, Spezialwürfel; der Tisch wählt, und ein Spielbrett zeigt es nicht
ruling-special-replaces-a = ein Würfel A
    .source = Kompendium, Spezialwürfel; die Wahl des Tisches
ruling-special-replaces-b = der Würfel B (klassische Schachteln)
    .source = Kompendium, Spezialwürfel; die Wahl des Tisches
ruling-special-replaces-c = der Würfel C (Challenge-Schachteln)
    .source = Kompendium, Spezialwürfel; die Wahl des Tisches
ruling-special-replaces-d = der Würfel D (Challenge-Schachteln)
    .source = Kompendium, Spezialwürfel; die Wahl des Tisches
