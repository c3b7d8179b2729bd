-- Copies that are being made for a request, file by file: what is to be covered, and what was found. A copy that passed stands in
-- document_request_releases; this is the way there (docs/decisions/0041).

create table document_request_copies (
  request_id integer not null references document_requests on delete cascade,
  file_id integer not null references files on delete cascade,
  -- What it was made of: a file that was replaced meanwhile is another one.
  source_sha256 text not null,
  boxes jsonb not null default '[]',
  is_pictured boolean not null default false,
  state text not null check (state in ('waiting', 'ready', 'refused', 'failed')),
  findings jsonb not null default '[]',
  page_count integer,
  failure_code text,
  -- Of an order; who orders again does not get the answer to the order before.
  turn integer not null default 1,
  ordered_by uuid references users,
  ordered_at timestamptz not null,
  made_at timestamptz,
  primary key (request_id, file_id),
  check ((state = 'failed') = (failure_code is not null)),
  check ((state = 'waiting') = (made_at is null))
);
comment on table document_request_copies is 'Files of a request''s documents of which copies are made, and what was found in them';
create index document_request_copies_file on document_request_copies (file_id);
create index document_request_copies_waiting on document_request_copies (ordered_at) where state = 'waiting';
