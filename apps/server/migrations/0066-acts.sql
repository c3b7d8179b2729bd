-- Calls that go on behind their answer (docs/decisions/0068): who ordered what, how far it is, and what the call answers. A row is
-- kept for a day after it has ended.
create table acts (
  id integer generated always as identity primary key,
  name text not null,
  owner_id uuid not null references users on delete cascade,
  session_id uuid not null,
  input jsonb not null,
  input_key text not null,
  origin jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'refused')),
  tries integer not null default 0,
  done integer not null default 0,
  total integer not null,
  answer jsonb,
  ordered_at timestamptz not null,
  ended_at timestamptz,
  check ((ended_at is null) = (answer is null)),
  check ((ended_at is null) = (state in ('waiting', 'running')))
);
comment on column acts.session_id is 'in which it was ordered: as whom it is judged when it runs';
comment on column acts.input_key is 'a hash of name and input: the same is not ordered twice';
comment on column acts.tries is 'how often it was begun; more than once where a process ended meanwhile';
create unique index acts_open on acts (owner_id, input_key) where ended_at is null;
create index acts_ended on acts (ended_at) where ended_at is not null;

-- What points to a document or a file and had no index by it: each that is deleted for good was looked for through all rows.
create index disposals_authority on disposals (authority_document_id) where authority_document_id is not null;
create index document_requests_related on document_requests (related_document_id) where related_document_id is not null;
create index document_request_releases_document on document_request_releases (document_id) where document_id is not null;
create index document_request_releases_file on document_request_releases (file_id) where file_id is not null;
