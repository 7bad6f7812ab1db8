menu-play = Runden und Würfel
cmd-save-report = Ergebnis speichern…
cmd-save-report-hint = Die geprüfte Partie als Text: Sieger, Aufgaben, jeder Regelverstoß
cmd-save-rolls = Würfe speichern…
cmd-save-rolls-hint = Was für den Tisch gewürfelt wurde, eine Zeile je Runde
cmd-roll-dice = Würfeln
cmd-roll-dice-hint = Die nächste Runde für den Tisch würfeln
cmd-replay-first = Vor die erste Runde
cmd-replay-first-hint = Die Tafel zeigen, bevor etwas gezeichnet wurde
cmd-replay-back = Eine Runde zurück
cmd-replay-back-hint = Die Runde davor zeigen; auch mit der linken Pfeiltaste
cmd-replay-play = Abspielen
cmd-replay-play-hint = Die Runden nacheinander zeigen
cmd-replay-next = Eine Runde weiter
cmd-replay-next-hint = Die nächste Runde zeigen; auch mit der rechten Pfeiltaste
cmd-replay-last = Letzte Runde
cmd-replay-last-hint = Die fertige Tafel zeigen
cmd-show-check = Urteil
cmd-show-check-hint = Sieger, Aufgaben und jeder Regelverstoß
cmd-show-replay = Verlauf
cmd-show-replay-hint = Die Runden eine nach der anderen
cmd-show-dice = Würfel
cmd-show-dice-hint = Für eine Partie auf Papier würfeln

replay-before = Vor der ersten Runde
replay-round = Runde { $round } von { $rounds }
replay-pause = Anhalten
replay-to-check = Zum Urteil
replay-fresh = in dieser Runde gezeichnet
replay-unknown = Runde unbekannt
replay-column = Runde { $round }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}
replay-some-unknown = { $count ->
    [one] Runde unbekannt: { $spaces }. Das Feld fehlt bis zur letzten Runde; die Summen früherer Runden können daher zu hoch oder zu niedrig sein.
   *[other] Runde unbekannt: { $spaces }. Sie fehlen bis zur letzten Runde; die Summen früherer Runden können daher zu hoch oder zu niedrig sein.
}
replay-undated = Zeichen ohne Runde fehlen bis zur letzten Runde.
replay-all-unknown = { $count ->
    [one] Runde unbekannt: Das eine gezeichnete Feld hat keine Rundennummer, also gibt es nichts durchzugehen. Mit der Plustaste lässt sie sich auf der Tafel eintragen.
   *[other] Runde unbekannt: Keines der { $count } gezeichneten Felder hat eine Rundennummer, also gibt es nichts durchzugehen ({ $spaces }). Mit der Plustaste lassen sie sich auf der Tafel eintragen.
}
replay-goal = Aufgabe { $code } erfüllt: { $task } (+{ $points })
replay-findings = Was die Regeln sagen
replay-whole = Zur ganzen Tafel
replay-legal = Nach den Regeln gezeichnet: Würfel und eine Reihenfolge erklären diese Runde.
replay-nothing = In dieser Runde wurde nichts gezeichnet.
replay-unproven = Ob diese Runde nach den Regeln gezeichnet wurde, ist nicht zu beweisen.
replay-dice = Würfel dieser Runde
replay-dice-known = So wie sie gefallen sind.
replay-dice-fit = Niemand hat sie notiert. Diese würden die Runde erklären:
replay-dice-part = Nicht alle wurden notiert. Diese würden die Runde erklären:
replay-dice-unknown = Niemand hat sie notiert, und kein Wurf ist bewiesen.
replay-die-aside = { $route }: nirgends Platz, daher nicht gezeichnet
replay-left = Zu Recht weggelassen, da nirgends Platz ist: { $routes }
replay-gone = Nicht auf der Tafel, vielleicht durch eine Erweiterung gelöscht: { $routes }
replay-gone-most = { $count ->
    [0] Nicht gezeichnet, denn gelöscht sein kann nichts: { $routes }
    [one] Nicht auf der Tafel, davon höchstens eine Strecke durch eine Erweiterung gelöscht: { $routes }
   *[other] Nicht auf der Tafel, davon höchstens { $count } Strecken durch eine Erweiterung gelöscht: { $routes }
}
replay-copies = Durch eine Fabrik noch einmal gezeichnet: { $routes }
replay-free-special = Eine Spezialstrecke war frei, durch die dritte Universität.

check-mixed = Die Tafeln auf dem Tisch sind von verschiedener Art, etwa klassisch und Challenge, und darum keine gemeinsame Partie. Bitte die Tafeln einer anderen Partie entfernen.
tie-errors = { $first } und { $next } haben beide { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}; { $first } hat weniger Fehler ({ $errors } gegen { $others }) und liegt vorn.
tie-star = { $first } und { $next } haben beide { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
} und { $errors } Fehler; { $first } ist rechts vom Sternchen früher an der Reihe und liegt vorn.
tie-shared = { $first } und { $next } haben beide { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
} und { $errors } Fehler: kein weiterer Entscheid bleibt, sie teilen sich den Platz.
tie-star-unknown = { $first } und { $next } haben beide { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
} und { $errors } Fehler; zwischen ihnen entscheidet, wer das Sternchen gezeichnet hat, und das ist nicht notiert („star“ im Protokoll der Partie).
check-none-broken = Kein Regelverstoß ist nachweisbar.
check-broken = { $count ->
    [one] Ein Regelverstoß.
   *[other] { $count } Regelverstöße.
}
check-unknown = Manches ist weder so noch so zu beweisen; es trägt ein Fragezeichen.
check-open-goals = Die Punkte mancher Aufgaben bleiben offen, weil Rundennummeren fehlen; sie zählen hier 0.
check-place = { $place }. { $name }
check-sum = Tafel { $board }, Aufgaben { $goals }; Fehler: { $errors }
check-line = { $place }. { $name }: { $total } (Tafel { $board }, Aufgaben { $goals }, Fehler { $errors })
check-legal = Nach den Regeln gezeichnet
check-player-broken = { $count ->
    [one] Ein Regelverstoß
   *[other] { $count } Regelverstöße
}
check-player-unknown = Kein Regelverstoß nachweisbar
check-everybody = Alle Spieler
round-legal = { $name }, Runde { $round }: nach den Regeln gezeichnet
round-broken = { $name }, Runde { $round }: eine Regel ist verletzt
round-unknown = { $name }, Runde { $round }: nicht beweisbar
check-no-goals = Ohne Aufgabenkarten. Unten lassen sich die gespielten wählen.
check-goal-line = { $name }: { $when }, { $points }
check-goal-light = Aufgabe { $code } auf der Tafel von { $name } hervorheben
check-cards = Gespielte Aufgabenkarten
check-dice = Würfel
check-dice-text = Was gewürfelt wurde, soweit es jemand notiert hat. Ohne Würfel fragt die Prüfung, ob irgendein Wurf jede Runde erklärt.
check-dice-none = unbekannt
check-star = Wer hat das Sternchen?
check-enter = Würfel der Runde { $round } eingeben
check-take = { $route } wegnehmen
check-add = { $route } dazulegen
check-enter-end = Würfel nach der letzten Runde eingeben
check-notes = Notizen auf der Tafel
check-notes-text = Was neben den Strecken notiert ist. Die Prüfung vergleicht es mit der Tafel; was niemand weiß, wird niemandem vorgehalten.
check-unknown-note = unbekannt
check-specials = Spezialstrecken
check-marked-off = durchgestrichen sind:
check-mark-off = Durchgestrichen: { $route }
check-villages = Markierte Siedlungsfelder
check-universities = Markierte Universitätsfelder
check-declared = Aufgabe { $code } angesagt am Ende der Runde
check-research = { $name }: Forschungspunkte, um neu zu würfeln
check-research-spent = { $name }: { $count ->
    [one] ein Forschungspunkt ausgegeben
   *[other] { $count } Forschungspunkte ausgegeben
}
check-dice-room = { $count ->
    [one] Noch ein Würfel
   *[other] Noch { $count } Würfel
}
check-dice-full = Alle Würfel der Runde sind da; zum Wegnehmen oben einen antippen.
check-next-round = Nächste Runde
check-done = Fertig
check-forget-dice = Alle Würfel vergessen
mode-table = Ein Wurf für alle
mode-draft = Draft
mode-solo = Solo

check-goal-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
check-goal-open = Punkte offen
when-round = Runde { $round }
when-between = zwischen Runde { $first } und { $last }
when-never = nicht erfüllt
when-untold = die Tafel verrät es nicht

dice-end = Nach der letzten Runde
dice-before = Noch keine Runde gewürfelt
dice-empty = Die echten Würfel dieser Edition für alle am Tisch werfen. Dieselbe Startzahl ergibt immer dieselben Würfe, sodass eine Partie noch einmal gespielt werden kann.
dice-over = Die letzte Runde ist gewürfelt.
dice-undo = Schritt zurück
dice-undo-hint = Den letzten Wurf oder Griff zurücknehmen; noch einmal gewürfelt fallen dieselben Würfel
dice-uncover = Alle haben gezeichnet: den letzten Würfel werfen
dice-turn = { $name } nimmt ein Paar
dice-next = { $name } beginnt die nächste Runde: niedrigste Summe, { $value }
dice-next-tied = { $name } beginnt die nächste Runde: niedrigste Summe, { $value }, und von denen mit dieser Summe zuletzt am Zug
dice-has = { $name }: { $value }
dice-pair = Paar { $number }: { $routes }; Wert { $value }
dice-pair-taken = Paar { $number }: { $routes }; Wert { $value }; bei { $name }
dice-value = Wert { $value }
dice-setup = Vorbereitung
dice-setup-text = Eine Änderung beginnt von vorn; ein Schritt zurück bringt die Würfe wieder.
dice-shared = Ein Wurf für alle
dice-players = Spieler
dice-boxes = Wessen Editionen den Vorrat bilden
dice-box = Edition von { $name }: { $edition }
dice-seed = Startzahl
dice-fresh = Neue Startzahl
dice-fresh-hint = Eine Zahl, die niemand kennt
dice-seed-text = Wer sie kennt, würfelt dasselbe.
dice-seed-bad = Eine Startzahl ist eine ganze Zahl ab 0.
dice-keep = Würfe in der Partie behalten
dice-keep-text = Dann wissen Urteil und Verlauf, was gewürfelt wurde, und die Partiedatei enthält es.
dice-kept = Die Würfe gehören zur Partie auf dem Tisch: Urteil und Verlauf nutzen sie.
dice-not-kept = Nicht behalten: Die Tafeln auf dem Tisch gehören zu einer anderen Edition oder anderen Erweiterungen.
dice-history = Bisherige Würfe
dice-history-none = Noch nichts gewürfelt.

verdict-broken = Regelverstoß
verdict-unknown = Nicht beweisbar
verdict-proven = In Ordnung

