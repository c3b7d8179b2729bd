-- An outsider who opens a public document or takes a file of it is counted once a day, however often they come and in
-- however many parts they fetch it. Who they are is not kept: a row holds a hash under a key of the server and of the day,
-- and goes when the day is over. What a crash takes of it is only a count, so it is not written to the log.
create unlogged table public_readers (
  day date not null,
  document_id integer not null,
  what text not null check (what in ('views', 'downloads')),
  reader bytea not null,
  primary key (day, document_id, what, reader)
);
