create table search_rebuilds (
  id integer generated always as identity primary key,
  asked_at timestamptz not null,
  asked_by uuid references users on delete set null,
  started_at timestamptz,
  -- The last sign of life.
  progressed_at timestamptz not null,
  finished_at timestamptz,
  -- Entries from before it, in their order: the newest are those of the newest documents.
  last_entry bigint not null default 0,
  entry_position bigint not null default 0,
  -- Then documents that had none, by their number.
  document_position integer not null default 0,
  written integer not null default 0,
  -- Living documents when it was started.
  total integer not null default 0,
  -- stopped: it did not come to its end
  outcome text check (outcome in ('done', 'stopped')),
  check ((finished_at is null) = (outcome is null))
);
comment on table search_rebuilds is 'writings of the whole search index anew, and how far they came';
-- One at a time.
create unique index search_rebuilds_unfinished on search_rebuilds ((true)) where finished_at is null;
