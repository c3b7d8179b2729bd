-- Requests from the public: what was asked, how it stands, what was written and found, and the clock on it
-- (docs/decisions/0040).

create table document_requests (
  id integer generated always as identity primary key,
  tracking_no text not null unique,
  registry_year integer,
  registry_serial integer,
  channel text not null check (channel in ('web', 'walk_in', 'mail', 'phone')),
  requester_type text not null,
  first_name text not null,
  middle_name text,
  last_name text not null,
  organisation text,
  email text,
  mobile text,
  request_type text not null check (request_type in ('foi', 'own_record', 'certified_copy')),
  campus_id integer not null references campuses,
  unit_id integer references units,
  title text not null,
  description text not null,
  coverage_from date,
  coverage_to date,
  purpose text not null,
  related_document_id integer references documents on delete set null,
  delivery_mode text not null check (delivery_mode in ('download', 'pick_up')),
  privacy_notice_version text,
  idempotency_key text unique,
  language text not null default 'en' check (language in ('en', 'fil')),
  status text not null check (status in ('unverified', 'pending', 'accepted', 'processing', 'for_decision',
    'awaiting_clarification', 'resolved')),
  outcome text check (outcome in ('successful', 'partially_successful', 'proactively_disclosed', 'denied', 'not_held',
    'invalid', 'referred', 'duplicate', 'withdrawn', 'closed_no_response')),
  -- Where it goes on after an answer.
  status_before text check (status_before in ('pending', 'accepted', 'processing')),
  received_at timestamptz not null,
  received_on date not null,
  due_on date,
  extended_to date,
  extension_reason text,
  paused_on date,
  reminded_on date,
  decision_maker_id uuid references users,
  search_note text,
  proposed_by uuid references users,
  proposed_at timestamptz,
  decided_by uuid references users,
  decided_at timestamptz,
  decision_ground text,
  decision_reason text,
  referred_to text,
  appeal_reason text,
  appealed_at timestamptz,
  merged_into integer references document_requests,
  requester_wrote_last boolean not null default false,
  closed_at timestamptz,
  closed_on date,
  anonymised_at timestamptz,
  created_by uuid references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  unique (registry_year, registry_serial),
  check ((registry_year is null) = (registry_serial is null)),
  check ((status = 'unverified') = (registry_serial is null)),
  check ((status = 'resolved') = (outcome is not null)),
  check ((status = 'resolved') = (closed_at is not null)),
  check ((closed_at is null) = (closed_on is null)),
  check ((status = 'awaiting_clarification') = (paused_on is not null)),
  check ((status = 'awaiting_clarification') = (status_before is not null)),
  check (status = 'unverified' or due_on is not null),
  check (extended_to is null or extended_to >= due_on),
  check (merged_into <> id)
);
comment on table document_requests is 'Requests for documents from outside';
comment on column document_requests.unit_id is 'which one searches; before it is accepted, which one was asked for, if any';
comment on column document_requests.due_on is 'the last day of the clock without an extension; it is never moved to an earlier day';
comment on column document_requests.closed_on is 'closed_at as a date of the institution';
create index document_requests_open on document_requests (coalesce(extended_to, due_on), id)
  where status not in ('unverified', 'resolved');
create index document_requests_unit on document_requests (unit_id, id) where status <> 'unverified';
create index document_requests_unverified on document_requests (created_at) where status = 'unverified';
create index document_requests_closed on document_requests (closed_at) where status = 'resolved';
create index document_requests_received on document_requests (received_on);
create index document_requests_words on document_requests using gin (
  (title || ' ' || first_name || ' ' || last_name) gin_trgm_ops);

-- The next number of a year, one after the other without a gap: taken and given back with the transaction.
create table registry_numbers (
  year integer primary key,
  last integer not null check (last > 0)
);
comment on table registry_numbers is 'The last registry number of each year that was given to a request';

-- What opens a case without an account: tokens to confirm, private links, codes. Only hashes are kept.
create table document_request_keys (
  id integer generated always as identity primary key,
  request_id integer not null references document_requests on delete cascade,
  kind text not null check (kind in ('confirm', 'link', 'code')),
  hash bytea not null,
  expires_at timestamptz,
  tries integer not null default 0,
  used_at timestamptz,
  created_at timestamptz not null
);
create unique index document_request_keys_hash on document_request_keys (hash) where kind <> 'code';
create index document_request_keys_request on document_request_keys (request_id, kind);

create table document_request_messages (
  id integer generated always as identity primary key,
  request_id integer not null references document_requests on delete cascade,
  sender text not null check (sender in ('requester', 'office')),
  written_by uuid references users,
  text text not null,
  at timestamptz not null,
  check ((sender = 'office') or (written_by is null))
);
create index document_request_messages_request on document_request_messages (request_id, id);

-- Files that came with a form or a message; without either they wait a day to be named in one.
create table document_request_files (
  id uuid primary key,
  request_id integer references document_requests on delete cascade,
  message_id integer references document_request_messages on delete cascade,
  sha256 text not null references blobs,
  file_name text not null,
  media_type text not null,
  size bigint not null,
  created_at timestamptz not null
);
create index document_request_files_request on document_request_files (request_id) where request_id is not null;
create index document_request_files_waiting on document_request_files (created_at) where request_id is null;
create index document_request_files_blob on document_request_files (sha256);

-- What happened, for people: each step of the way with who did it and what they said.
create table document_request_events (
  id integer generated always as identity primary key,
  request_id integer not null references document_requests on delete cascade,
  at timestamptz not null,
  day date not null,
  what text not null,
  status text not null,
  done_by uuid references users,
  note text
);
create index document_request_events_request on document_request_events (request_id, id);

-- Documents that were found; held while the request is open.
create table document_request_items (
  id integer generated always as identity primary key,
  request_id integer not null references document_requests on delete cascade,
  document_id integer references documents on delete set null,
  name text not null,
  proposal text not null check (proposal in ('release', 'withhold')),
  ground text,
  hold_id integer references holds,
  added_by uuid references users,
  added_at timestamptz not null,
  unique (request_id, document_id),
  check (proposal = 'release' or ground is not null)
);
comment on column document_request_items.name is 'of the document when it was found; it stays when that is destroyed';
create index document_request_items_document on document_request_items (document_id);

-- Copies that were made to be given out, with the hash of what they were made from.
create table document_request_releases (
  id integer generated always as identity primary key,
  request_id integer not null references document_requests on delete cascade,
  document_id integer references documents on delete set null,
  file_id integer references files on delete set null,
  source_sha256 text not null,
  sha256 text not null references blobs,
  file_name text not null,
  media_type text not null,
  size bigint not null,
  redactions integer not null default 0,
  prepared_by uuid references users,
  prepared_at timestamptz not null,
  released_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references users,
  downloads integer not null default 0,
  check (released_at is null or expires_at is not null)
);
create index document_request_releases_request on document_request_releases (request_id, id);
create index document_request_releases_blob on document_request_releases (sha256);
