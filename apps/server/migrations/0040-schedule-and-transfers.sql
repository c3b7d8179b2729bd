-- The records schedule as an office keeps it: what is done with a series when its time is over, and series that are not
-- given any more. What lies in a retired series stays there, kept as before (docs/decisions/0038).
alter table categories
  add column disposal_action text check (disposal_action in ('destroy', 'transfer', 'review')),
  add column retired_at timestamptz;
comment on column categories.disposal_action is 'what is proposed when its time is over; null: not said';
comment on column categories.retired_at is 'nothing new is put into it from then on';

-- What has no series yet, the newest first, however much has one.
create index documents_unscheduled on documents (id desc) where category_id is null and is_living;

-- Names by their beginning within a unit: what was called alike before, and which series that got.
create index documents_scheduled_names on documents (unit_id, name_key(name) text_pattern_ops)
  where category_id is not null and is_living;

-- Documents handed over to an archives institution as one bag (BagIt, RFC 8493). What the bag holds is written down when it
-- is made and never changes: the same bytes come out of it at each download.
create table transfers (
  id integer generated always as identity primary key,
  number text not null unique,
  title text not null,
  recipient text not null,
  status text not null default 'prepared' check (status in ('prepared', 'confirmed', 'cancelled')),
  document_count integer not null,
  file_count integer not null,
  total_size bigint not null,
  created_by uuid not null references users,
  created_at timestamptz not null,
  receipt_no text,
  receipt_date date,
  settled_by uuid references users,
  settled_at timestamptz,
  reason text,
  version integer not null default 0,
  check ((status = 'confirmed') = (receipt_no is not null and receipt_date is not null)),
  check ((status = 'prepared') = (settled_at is null))
);
comment on column transfers.number is 'as in T-2026-7, the identifier that stands in the bag';
comment on column transfers.settled_at is 'when the institution''s receipt was written down, or the transfer was given up';
comment on column transfers.reason is 'why it was given up';

-- What was said about each document when the bag was made. The row stays when the document goes.
create table transfer_documents (
  transfer_id integer not null references transfers,
  position integer not null,
  document_id integer references documents on delete set null,
  document_version integer not null,
  unit_id integer not null references units,
  name text not null,
  described jsonb not null,
  primary key (transfer_id, position)
);
comment on column transfer_documents.described is 'series, dates, unit and what else the bag tells of it';
create index transfer_documents_document on transfer_documents (document_id) where document_id is not null;

create table transfer_files (
  transfer_id integer not null,
  document_position integer not null,
  position integer not null,
  file_id integer not null,
  path text not null,
  name text not null,
  media_type text not null,
  sha256 text not null,
  size bigint not null,
  primary key (transfer_id, position),
  foreign key (transfer_id, document_position) references transfer_documents
);
comment on column transfer_files.file_id is 'the version it was; it may be gone';
comment on column transfer_files.path is 'within the bag, from data/ on';
create index transfer_files_sha256 on transfer_files (sha256);

-- The bytes of a bag that is not settled stay, whatever became of their documents: an index for who sweeps.
create view bytes_in_transfer as
  select tf.sha256 from transfer_files tf join transfers t on t.id = tf.transfer_id where t.status = 'prepared';
comment on view bytes_in_transfer is 'needed by a bag that was not confirmed or given up yet';
