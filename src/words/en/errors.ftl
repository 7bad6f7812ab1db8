# What is wrong with a file
mistake-at = Line { $line }, column { $column }: { $what }
mistake-board = The board of { $name }: { $why }
mistake-misplaced = The board of { $name }: “{ $part }” belongs to the whole game, beside “players”
mistake-space = Space { $space }: { $why }
mistake-ruling = no ruling is called “{ $found }”; known are { $known }
mistake-answer = the ruling “{ $ruling }” has no answer “{ $found }”; choose { $known }
mistake-key = unknown setting “{ $found }”; known are { $known }
mistake-key-near = unknown setting “{ $found }”, did you mean “{ $near }”?
mistake-expansion = no expansion is called “{ $found }”; known are { $known }
mistake-mark = no mark is called “{ $found }”; write one of { $known }, or take it out
mistake-goal = no goal card has the code “{ $found }”; known are { $known }
mistake-wanted = expected { $wanted }, found { $found }
mistake-field = there is no “{ $found }”; known are { $known }
mistake-missing = “{ $name }” is missing
mistake-no-round = expected a round number such as "3" as the name
mistake-within = { $inner } in { $outer }
mistakes-more = { $count ->
    [one] One more mistake follows.
   *[other] { $count } more mistakes follow.
}
found-number = the number { $number }
found-text = the text “{ $text }”

# Why the system refused something
why-no-file = it is no file that can be read to its end
why-not-found = there is no such file or folder
why-not-allowed = the system does not allow it
why-read-only = it can only be read there
why-full = the disk is full
why-folder = it is a folder
why-no-folder = a part of its path is no folder
why-exists = something else is already there
why-name = the system does not take such a name
why-late = it took too long
why-busy = another program is using it
why-nothing-copied = nothing that can be opened was copied
why-no-clipboard = there is no clipboard here
why-no-storage = this page may keep nothing here
why-picture = the picture cannot be used
why-system = the system says “{ $said }”
