# What several texts use
list-and = { $first } und { $last }
place-corner = Ecke { $row }/{ $column }

ruling-longest = Darf die längste Strecke ein Feld noch einmal zählen, wenn sie dorthin zurückkommt?
ruling-longest-classic = kein Feld zweimal: Schleifen und Abzweigungen zählen nicht
ruling-longest-challenge = sie darf sich kreuzen und zählt ein Feld je Durchgang, aber keinen Abschnitt zweimal
ruling-centre = Zählt ein Zentralfeld, in dem etwas anderes als eine Strecke gezeichnet ist?
ruling-centre-anything = alles Gezeichnete zählt
ruling-centre-routes = nur Strecken zählen
ruling-wrong-exit = Eine Strecke der falschen Art endet an einer Ausfahrt, was nicht erlaubt ist. Ist dieses Ende ein Fehler?
ruling-wrong-exit-edge = sie endet am Außenrand: keine Ausfahrt und kein Fehler
ruling-wrong-exit-error = sie schließt nirgends an: ein Fehler
ruling-clash = Eine Straße trifft ohne Bahnhof auf ein Gleis, was nicht erlaubt ist. Wie viele Fehler?
ruling-clash-two = keines der Enden schließt an: zwei Fehler
ruling-clash-one = ein Fehler für beide
ruling-dead-end-error = Ist das geschlossene Ende einer Sackgasse ein Fehler?
ruling-dead-end-error-no = nur ihre offene Seite kann ein Fehler sein
ruling-dead-end-error-yes = das geschlossene Ende schließt nirgends an: ein Fehler
ruling-dead-end-station = Zählt eine Sackgasse als Bahnhof, da manche sie mit einem Quadrat drucken?
ruling-dead-end-station-no = eine Sackgasse hat keinen Bahnhof
ruling-dead-end-station-yes = das Quadrat ist ein Bahnhof
ruling-goal-g = Wie viele Ausfahrten an einem Netzwerk verlangt Aufgabe G?
ruling-goal-g-three = drei Ausfahrten
ruling-goal-g-four = vier Ausfahrten
ruling-circle = Darf ein Rundweg an einem Bahnhof zwischen Straße und Gleis wechseln?
ruling-circle-mixed = jede Strecke, die zum Anfang zurückführt
ruling-circle-one-kind = nur Straße oder nur Gleis

issue-clash = { $spaces }, Seite { $side }: { $shown } trifft ohne Bahnhof auf { $met } von { $second }.
issue-wrong-exit = { $spaces }, Seite { $side }: { $shown } endet an einer Ausfahrt für { $exit }.
issue-blocked = { $spaces }: hier darf nichts gezeichnet werden.
issue-not-a-route = { $spaces }: das zeigt kein Würfel und keine Spezialstrecke.
issue-island = { $spaces }: ohne Verbindung zu einer Ausfahrt; so konnte es nicht gezeichnet werden.
issue-too-early = { $spaces }: Runde { $round } steht dabei, doch in ihr gab es noch nichts zum Anschließen.
issue-special-twice = { $spaces }: die Spezialstrecke „{ $route }“ ist { $count }-mal gezeichnet, erlaubt ist sie einmal.
issue-too-many-specials = { $spaces }: { $drawn } Spezialstrecken gezeichnet, erlaubt sind { $most }.
issue-specials-in-round = { $spaces }: { $drawn } Spezialstrecken in Runde { $round }, erlaubt { $most }.
issue-free-special-missed = { $spaces }: eine vierte Spezialstrecke, aber keine in der Runde der dritten Universität.
issue-too-many-pieces = { $round ->
    [0] { $spaces }: { $drawn } Stücke ({ $routes }), doch die Würfel der ganzen Partie geben höchstens { $most } her.
   *[other] { $spaces }: { $drawn } Stücke ({ $routes }) in Runde { $round }, doch ihre Würfel geben höchstens { $most } her.
}
issue-too-many-spaces = { $drawn } Felder gezeichnet, doch Würfel, Spezialstrecken und Fabriken geben höchstens { $most } her.
issue-bad-round = { $spaces }: Runde { $round } steht da, doch die Partie hat die Runden 1 bis { $rounds }.
issue-round-in-empty-space = { $spaces }: eine Rundenzahl, aber nichts gezeichnet.
issue-expansion = { $spaces }: { $what }
issue-not-a-route-no-station = { $spaces }: Straße und Gleis sind ohne Bahnhof verbunden.
issue-not-a-route-edition = { $spaces }: diese Strecke gibt es nur in der Ausgabe { $edition }.
issue-not-a-route-kind = { $spaces }: gezeichnet ist { $shown }, doch die Erweiterung dazu ist nicht im Spiel.
issue-too-early-before = { $spaces }: Runde { $round } steht dabei, doch alles, woran es anschließt, kam erst ab Runde { $later }.
issue-occupied = { $spaces }: Zug { $number } zeichnet { $later }, wo schon { $kept } steht; es gilt, was zuerst da war.
