-- Virtual folders. Root is null; `path` holds the ids from the top down to the folder itself.
-- In the trash: `trashed_at` marks what was trashed itself, `buried_in` the trashed folder that a thing went with.
create table folders (
  id integer generated always as identity primary key,
  unit_id integer not null references units,
  parent_id integer references folders,
  path ltree not null,
  name text not null check (name <> '' and char_length(name) <= 255),
  description text,
  child_count integer not null default 0,
  document_count integer not null default 0,
  total_size bigint not null default 0,
  created_by uuid references users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  trashed_at timestamptz,
  trashed_by uuid references users,
  buried_in integer references folders,
  is_living boolean generated always as (trashed_at is null and buried_in is null) stored,
  version integer not null default 1,
  check (parent_id <> id),
  check (trashed_at is null or buried_in is null)
);
comment on column folders.total_size is 'bytes of the current files of all living documents below; kept by triggers';
create unique index folders_living_name on folders (unit_id, coalesce(parent_id, 0), name_key(name)) where is_living;
create index folders_parent on folders (parent_id);
create index folders_path on folders using gist (path);
create index folders_trash on folders (unit_id, trashed_at) where trashed_at is not null;
create index folders_buried on folders (buried_in) where buried_in is not null;
-- The path of a new folder is written by 0007, under the lock of its way.
