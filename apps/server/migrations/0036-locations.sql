-- Where paper stands: a tree of places in each unit, the place of each document, and what came and went. Counts are kept as
-- the folders' are (0007, 0026), but under one lock a unit: people carry boxes, they don't carry thousands a second, and a
-- place's count is that of all below it, so that everybody would meet at the building anyway (docs/decisions/0034).

-- Crockford's letters and digits: no I, L, O, U, so that a code can be read aloud and typed from a label. No secret.
create function label_code(p_prefix text) returns text language sql volatile as $$
  select p_prefix || '-' || string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 32)::integer, 1), '')
  from generate_series(1, 7);
$$;

-- Planned while the table is small it would read all of it for each new place of a large one.
create function free_location_code() returns text language plpgsql volatile set enable_seqscan = off as $$
declare
  wanted text;
begin
  loop
    wanted := label_code('L');
    exit when not exists (select from locations where code = wanted);
  end loop;
  return wanted;
end $$;

create table locations (
  id integer generated always as identity primary key,
  unit_id integer not null references units,
  parent_id integer,
  path ltree not null,
  name text not null check (name <> '' and char_length(name) <= 255),
  description text,
  kind text not null default 'other'
    check (kind in ('building', 'room', 'cabinet', 'shelf', 'drawer', 'box', 'folder', 'other')),
  code text not null unique default free_location_code() check (code ~ '^L-[0-9A-HJKMNP-TV-Z]{7}$'),
  is_public boolean not null default false,
  child_count integer not null default 0,
  file_count integer not null default 0,
  created_by uuid references users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  words tsvector generated always as (search_vector(name || ' ' || code)) stored,
  check (parent_id <> id),
  unique (id, unit_id),
  foreign key (parent_id, unit_id) references locations (id, unit_id),
  constraint locations_depth check (nlevel(path) <= 100)
);
comment on column locations.child_count is 'places directly inside; kept by triggers';
comment on column locations.file_count is 'living documents in the place and everywhere below; kept by triggers';
create unique index locations_name on locations (unit_id, coalesce(parent_id, 0), name_key(name));
create index locations_by_name on locations (unit_id, coalesce(parent_id, 0), name collate natural_order, id);
create index locations_of_unit on locations (unit_id, name collate natural_order, id);
create index locations_parent on locations (parent_id, unit_id);
create index locations_path on locations (path);
create index locations_words on locations using gin (name gin_trgm_ops);
create index locations_search on locations using gin (unit_id, words);

-- A document's place is its own unit's. Its code is given with its first place and stays, since it stands on paper.
alter table documents
  add column location_id integer,
  add column item_code text unique check (item_code ~ '^D-[0-9A-HJKMNP-TV-Z]{7}$'),
  add constraint documents_location foreign key (location_id, unit_id) references locations (id, unit_id);
create index documents_in_location on documents (location_id, name collate natural_order, id) where location_id is not null;

create function documents_coded() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  loop
    new.item_code := label_code('D');
    exit when not exists (select from documents where item_code = new.item_code);
  end loop;
  return new;
end $$;
create trigger documents_code_of_new before insert on documents for each row
  when (new.location_id is not null and new.item_code is null) execute function documents_coded();
create trigger documents_code_of_placed before update on documents for each row
  when (new.location_id is not null and new.item_code is null) execute function documents_coded();

-- What came and went: a document, or a place that moved with all inside. No foreign keys to things: they may go, this stays.
create table location_history (
  id bigint generated always as identity primary key,
  unit_id integer not null references units,
  document_id integer,
  location_id integer,
  name text not null,
  code text,
  from_id integer,
  to_id integer,
  at timestamptz not null,
  by_id uuid references users,
  check (num_nonnulls(document_id, location_id) = 1)
);
comment on column location_history.name is 'as the thing was called then';
comment on column location_history.by_id is 'null: gone with a document that was deleted for good, by whom its fact tells';
create index location_history_from on location_history (from_id, id desc) where from_id is not null;
create index location_history_to on location_history (to_id, id desc) where to_id is not null;
create index location_history_document on location_history (document_id, id desc) where document_id is not null;

create function location_history_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the history of places is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger location_history_append_only before update or delete or truncate on location_history
  for each statement execute function location_history_stays();

-- The tree of a unit's places, and what lies in it, for whoever changes one of them. It comes after folders, documents and
-- the names at a root. 102 is its class of advisory locks (apps/server/src/platform/database/advisory-lock.ts).
create function lock_location_trees(p_units integer[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(102, unit_id) from (select distinct unnest(p_units) as unit_id order by 1) as units;
end $$;

create function locations_set_path() returns trigger language plpgsql as $$
declare
  above ltree;
begin
  perform lock_location_trees(array[new.unit_id]);
  if new.parent_id is not null then
    select path into above from locations where id = new.parent_id and unit_id = new.unit_id;
    if not found then
      raise exception 'the place above is gone' using errcode = 'foreign_key_violation';
    end if;
  end if;
  new.path := coalesce(above || new.id::text, new.id::text::ltree);
  return new;
end $$;
create trigger locations_path_of_new before insert on locations for each row execute function locations_set_path();

create function locations_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update locations l set child_count = l.child_count + change.n
    from (select parent_id, count(*) as n from new_rows where parent_id is not null group by parent_id) as change
    where l.id = change.parent_id;
  else
    update locations l set child_count = l.child_count - change.n
    from (select parent_id, count(*) as n from old_rows where parent_id is not null group by parent_id) as change
    where l.id = change.parent_id;
  end if;
  return null;
end $$;
create trigger locations_count_insert after insert on locations
  referencing new table as new_rows for each statement execute function locations_counted();
create trigger locations_count_delete after delete on locations
  referencing old table as old_rows for each statement execute function locations_counted();

-- A place that moves takes along the ways and the counts of all inside.
create function location_moved() returns trigger language plpgsql as $$
declare
  prefix ltree;
begin
  perform lock_location_trees(array[new.unit_id]);
  if new.parent_id is not null then
    select path into strict prefix from locations where id = new.parent_id;
    if prefix <@ old.path then
      raise exception 'a place can''t be inside itself' using errcode = 'SP001';
    end if;
    prefix := prefix || new.id::text;
  else
    prefix := new.id::text::ltree;
  end if;
  update locations set child_count = child_count - 1 where id = old.parent_id;
  update locations set child_count = child_count + 1 where id = new.parent_id;
  update locations set file_count = file_count - new.file_count
  where id = any (string_to_array(old.path::text, '.')::integer[]) and id <> new.id;
  update locations set file_count = file_count + new.file_count
  where id = any (string_to_array(prefix::text, '.')::integer[]) and id <> new.id;
  update locations set path = case when path = old.path then prefix else prefix || subpath(path, nlevel(old.path)) end
  where path <@ old.path and path >= old.path and path < end_of_way(old.path);
  return null;
end $$;
create trigger locations_moved after update of parent_id on locations for each row
  when (old.parent_id is distinct from new.parent_id) execute function location_moved();

-- p_locations[i] and all above it gain p_counts[i] living documents.
create function add_to_locations(p_locations integer[], p_counts bigint[]) returns void language plpgsql as $$
begin
  perform lock_location_trees(array_agg(unit_id)) from locations where id = any (p_locations);
  update locations l set file_count = l.file_count + step.documents
  from (
    select ancestor::integer as id, sum(c.documents) as documents
    from unnest(p_locations, p_counts) as c (location_id, documents)
    join locations place on place.id = c.location_id, unnest(string_to_array(place.path::text, '.')) as ancestor
    group by 1
  ) as step
  where l.id = step.id and step.documents <> 0;
end $$;

create function documents_located() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_to_locations(array_agg(location_id), array_agg(n))
    from (select location_id, count(*) as n from new_rows where is_living and location_id is not null group by location_id) as change
    having count(*) > 0;
  elsif tg_op = 'UPDATE' then
    perform add_to_locations(array_agg(location_id), array_agg(n))
    from (
      select location_id, sum(n)::bigint as n from (
        select location_id, 1 as n from new_rows where is_living and location_id is not null
        union all
        select location_id, -1 from old_rows where is_living and location_id is not null
      ) as sides group by location_id having sum(n) <> 0
    ) as change
    having count(*) > 0;
  else
    perform add_to_locations(array_agg(location_id), array_agg(n))
    from (select location_id, -count(*) as n from old_rows where is_living and location_id is not null group by location_id) as change
    having count(*) > 0;
    insert into location_history (unit_id, document_id, name, code, from_id, at)
    select unit_id, id, name, item_code, location_id, now() from old_rows where location_id is not null;
  end if;
  return null;
end $$;
create trigger documents_locate_insert after insert on documents
  referencing new table as new_rows for each statement execute function documents_located();
create trigger documents_locate_update after update on documents
  referencing old table as old_rows new table as new_rows for each statement execute function documents_located();
create trigger documents_locate_delete after delete on documents
  referencing old table as old_rows for each statement execute function documents_located();
