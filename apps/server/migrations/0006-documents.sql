-- Stored bytes, addressed by their SHA-256, with what is derived from them.
create table blobs (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null check (size >= 0),
  media_type text not null,
  text_state text not null default 'pending' check (text_state in ('pending', 'done', 'none', 'failed')),
  page_count integer,
  has_thumbnail boolean not null default false,
  preview_kind text check (preview_kind in ('pdf', 'html')),
  failure_code text,
  created_at timestamptz not null default now(),
  derived_at timestamptz
);

create table blob_pages (
  sha256 text not null references blobs on delete cascade,
  page_no integer not null check (page_no > 0),
  body text not null,
  primary key (sha256, page_no)
);

-- A document: one record, its metadata and its files. It belongs to a unit, its custodian.
create table documents (
  id integer generated always as identity primary key,
  unit_id integer not null references units,
  folder_id integer references folders,
  name text not null check (name <> '' and char_length(name) <= 255),
  description text,
  category_id integer references categories,
  document_date date,
  owner_id uuid not null references users,
  is_classified boolean not null default false,
  is_record boolean not null default false,
  is_permanent boolean not null default false,
  is_vital boolean not null default false,
  total_size bigint not null default 0,
  file_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  trashed_at timestamptz,
  trashed_by uuid references users,
  buried_in integer references folders,
  is_living boolean generated always as (trashed_at is null and buried_in is null) stored,
  version integer not null default 1,
  check (trashed_at is null or buried_in is null)
);
create unique index documents_living_name on documents (unit_id, coalesce(folder_id, 0), name_key(name)) where is_living;
create index documents_folder on documents (folder_id);
create index documents_recent on documents (unit_id, updated_at desc, id desc) where is_living;
create index documents_category on documents (category_id, unit_id) where is_living;
create index documents_trash on documents (unit_id, trashed_at) where trashed_at is not null;
create index documents_buried on documents (buried_in) where buried_in is not null;
create index documents_owner on documents (owner_id);

create table document_tags (
  document_id integer not null references documents on delete cascade,
  tag_id integer not null references tags,
  primary key (document_id, tag_id)
);
create index document_tags_tag on document_tags (tag_id);

-- A file of a document; each row is one version. `lineage_id` is the first version's id.
create table files (
  id integer generated always as identity primary key,
  document_id integer not null references documents on delete cascade,
  lineage_id integer not null,
  version_no integer not null default 1 check (version_no > 0),
  sha256 text not null references blobs,
  name text not null check (name <> ''),
  extension text not null,
  media_type text not null,
  size bigint not null check (size >= 0),
  uploaded_by uuid references users,
  created_at timestamptz not null default now(),
  is_current boolean not null default true,
  removed_at timestamptz,
  unique (lineage_id, version_no)
);
create unique index files_one_current on files (lineage_id) where is_current;
create index files_document on files (document_id);
create index files_sha256 on files (sha256);

create function files_set_lineage() returns trigger language plpgsql as $$
begin
  new.lineage_id := coalesce(new.lineage_id, new.id);
  return new;
end $$;
create trigger files_lineage_of_new before insert on files for each row execute function files_set_lineage();

-- The original bytes are never changed: a file's row keeps its content for ever.
create function files_are_fixed() returns trigger language plpgsql as $$
begin
  if (new.document_id, new.lineage_id, new.version_no, new.sha256, new.size)
     is distinct from (old.document_id, old.lineage_id, old.version_no, old.sha256, old.size) then
    raise exception 'a version''s content can''t be changed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger files_fixed before update on files for each row execute function files_are_fixed();

-- Pins are each user's own.
create table pins (
  id integer generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  folder_id integer references folders on delete cascade,
  document_id integer references documents on delete cascade,
  created_at timestamptz not null default now(),
  check (num_nonnulls(folder_id, document_id) = 1)
);
create unique index pins_folder on pins (user_id, folder_id) where folder_id is not null;
create unique index pins_document on pins (user_id, document_id) where document_id is not null;
create index pins_of_folder on pins (folder_id) where folder_id is not null;
create index pins_of_document on pins (document_id) where document_id is not null;
