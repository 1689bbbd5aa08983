# What programs are told where nothing was done.
api-lacks-field = The field { $name } is missing. Nothing was changed.
api-unread = The field { $name } is missing, or has a value that it cannot have. Nothing was changed.
api-one-of = The field { $name } cannot be { $value }. It is one of: { $values }. Nothing was changed.
api-other-kind = The field { $name } is of another kind than is described. Nothing was changed.
api-malformed = The JSON cannot be read at line { $line }, column { $column }. Nothing was changed.
api-no-object = What was sent is no JSON object: it begins with a curly bracket and has fields. Nothing was changed.
api-twice = The field { $name } stands twice. Nothing was changed.
api-result-tricks = { $bid } cannot end so: there are thirteen tricks, so it ends between { $down } down and { $over } over.
api-result-level = { $text } is no result: the level is a number from 1 to 7.
api-result-denomination = { $text } is no result: after the level comes C, D, H, S or NT.
api-result-declarer = { $text } is no result: the declarer is missing, N, E, S or W.
api-result-count = { $text } is no result: how it ended is missing, such as =, +1 or -2.
api-result-text = { $text } is no result. Write contract, declarer and tricks over or under, such as 4SN+1 or 3NTXE-2; or PASS or NOT PLAYED.
api-lead = { $text } is no card. Write suit and rank, such as HA or ST.
api-line = “{ $text }” is no board at a table. Write session and section, round, table and board, such as 1A/3/2/7.
api-table = { $text } is no table. Write section and table, such as A/2.
api-answer = { $text } is no answer to: { $question }
api-nothing-asked = { $text } answers nothing: the consultation is over before it.
api-not-ruled = These answers lead to no ruling yet; the next question is open.
api-query-unknown = After the question mark this address has no word { $name }. It takes: { $words }. Nothing was changed.
api-query-none = This address takes no words after the question mark, and { $name } is there. Nothing was changed.
api-query-twice = The word { $name } stands twice after the question mark. Give it once. Nothing was changed.
api-query-empty = The word { $name } after the question mark has no value. Give it one or leave it out. Nothing was changed.
