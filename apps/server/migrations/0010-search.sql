-- What can be found, by whom. A `working` entry is a unit's own document as it stands; a `posted` entry is an approved
-- snapshot. Everything that a search needs to filter stands in the row, so that no search joins before it has filtered.
create table search_entries (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('working', 'posted')),
  document_id integer not null references documents on delete cascade,
  posting_id integer references postings on delete cascade,
  unit_id integer not null references units,
  campus_id integer not null references campuses,
  scope text check (scope in ('unit', 'campus', 'system', 'public')),
  owner_id uuid not null references users,
  is_classified boolean not null,
  category_id integer,
  tag_ids integer[] not null default '{}',
  file_types text[] not null default '{}',
  document_date date,
  year integer,
  size bigint not null default 0,
  name text not null,
  description text,
  updated_at timestamptz not null,
  title tsvector not null,
  body tsvector not null,
  check ((kind = 'posted') = (posting_id is not null and scope is not null))
);
comment on column search_entries.title is 'name (A), tags and category (B), description (C): metadata';
comment on column search_entries.body is 'the text inside the files: contents';
create unique index search_entries_working on search_entries (document_id) where kind = 'working';
create unique index search_entries_posting on search_entries (posting_id) where kind = 'posted';
create index search_entries_title on search_entries using gin (unit_id, title);
create index search_entries_body on search_entries using gin (unit_id, body);
create index search_entries_recent on search_entries (unit_id, updated_at desc, id desc);
create index search_entries_posted on search_entries (scope, updated_at desc, id desc) where kind = 'posted';
create index search_entries_name on search_entries using gin (name gin_trgm_ops);

-- The words that occur, for suggestions that forgive typing errors. Only words of names: what stands in contents
-- must not be suggested to those who may not read it.
create table search_words (
  word text primary key
);
create index search_words_similar on search_words using gin (word gin_trgm_ops);
