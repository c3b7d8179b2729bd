-- What a resumable upload became, written with the file itself: a client that has not heard the answer asks again, also
-- after a crash between the two, and the same upload is never filed twice. Kept for a day.
create table finished_uploads (
  id text primary key,
  file_id integer not null references files on delete cascade,
  -- Nobody had these bytes before.
  is_new_content boolean not null,
  finished_at timestamptz not null
);
create index finished_uploads_file on finished_uploads (file_id);
comment on table finished_uploads is 'what resumable uploads became, for clients that ask again';

-- Bytes that were asked for and are not where they have to be. A row goes when they are there again.
create table missing_bytes (
  sha256 text not null references blobs on delete cascade,
  -- '' for the contents themselves, else the name of what was derived from them.
  part text not null default '',
  found_at timestamptz not null,
  primary key (sha256, part)
);
comment on table missing_bytes is 'bytes that the storage has lost, as far as somebody asked for them';
