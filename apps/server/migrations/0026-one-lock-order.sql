-- One order of locks for everybody (docs/decisions/0025): bytes, then the tree of a unit, then the ways of folders from
-- the top, then documents by number, then what hangs on them. Whoever locks first and reads second is judged by what
-- the one before has left, and nobody waits in a circle.

-- A unit's tree of folders: shared by whoever relies on a way, alone for whoever changes ways. Ways stay as they are
-- read, so that their order from the top is the same for everybody. 100 is its class of advisory locks
-- (apps/server/src/platform/database/advisory-lock.ts).
create function lock_trees_alone(p_folders integer[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(100, unit_id)
  from (select distinct unit_id from folders where id = any (p_folders) order by unit_id) as units;
end $$;

-- Locks folders and all their ancestors, and answers their paths as they are under the lock.
create or replace function lock_ways(p_folders integer[]) returns table (folder_id integer, way ltree, living boolean)
  language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(100, unit_id)
  from (select distinct unit_id from folders where id = any (p_folders) order by unit_id) as units;
  perform 1 from folders
  where id in (
    select step::integer from folders f, unnest(string_to_array(f.path::text, '.')) as step where f.id = any (p_folders))
  order by nlevel(path), id for no key update;
  return query select id, path, is_living from folders where id = any (p_folders);
end $$;

-- As lock_ways; answers the folders as they are under the lock.
create function lock_folders(p_folders integer[]) returns setof folders language plpgsql as $$
begin
  perform from lock_ways(p_folders);
  return query select * from folders where id = any (p_folders) order by id;
end $$;

-- Locks documents, before them the ways of p_into and, where p_placed (their place, size or life may change), of the
-- folders that they lie in. One that moves between the two has the work begun anew.
create function lock_documents(p_documents integer[], p_placed boolean, p_into integer[]) returns void language plpgsql as $$
declare
  places integer[] := p_into;
begin
  if p_placed then
    select p_into || coalesce(array_agg(distinct folder_id), '{}') into places
    from documents where id = any (p_documents) and folder_id is not null;
  end if;
  if cardinality(places) > 0 then perform from lock_ways(places); end if;
  perform 1 from documents where id = any (p_documents) order by id for no key update;
  if p_placed and exists (
    select from documents where id = any (p_documents) and folder_id is not null and folder_id <> all (places)) then
    raise exception 'a document was moved meanwhile' using errcode = 'serialization_failure';
  end if;
end $$;

-- Locks all documents in folders whose ways are locked, and below: no more come, since who brings one needs the way.
create function lock_insides(p_folders integer[]) returns void language plpgsql as $$
begin
  perform 1 from documents
  where folder_id in (
    select f.id from folders root
    join folders f on f.path <@ root.path and f.path >= root.path and f.path < end_of_way(root.path)
    where root.id = any (p_folders))
  order by id for no key update;
end $$;

-- `Minutes` as `Minutes (2)`, shortened so that it stays a name.
create function numbered_name(p_name text, p_number integer) returns text language sql immutable as $$
  select rtrim(left(p_name, 255 - char_length(suffix))) || suffix from (select ' (' || p_number || ')' as suffix) as s;
$$;

create function is_name_free(p_kind text, p_unit integer, p_folder integer, p_name text) returns boolean
  language plpgsql stable as $$
begin
  if p_kind = 'folder' then
    return not exists (select from folders where unit_id = p_unit and coalesce(parent_id, 0) = coalesce(p_folder, 0)
      and name_key(name) = name_key(p_name) and is_living);
  end if;
  return not exists (select from documents where unit_id = p_unit and coalesce(folder_id, 0) = coalesce(p_folder, 0)
    and name_key(name) = name_key(p_name) and is_living);
end $$;

-- Free names for things that come into a folder (null: the root) one after the other: the name itself, else a numbered
-- one. The numbers up to 9 are tried in turn, then twice as far each time and back by halves: some twenty looks into the
-- index, however many siblings there are.
create function free_names(p_kind text, p_unit integer, p_folder integer, p_names text[]) returns text[]
  language plpgsql as $$
declare
  given text[] := '{}';
  taken jsonb := '{}';
  wanted text;
  number integer;
  low integer;
  free integer;
begin
  foreach wanted in array p_names loop
    free := null;
    number := 1;
    low := 1;
    while free is null loop
      if not taken ? name_key(case number when 1 then wanted else numbered_name(wanted, number) end)
        and is_name_free(p_kind, p_unit, p_folder, case number when 1 then wanted else numbered_name(wanted, number) end) then
        free := number;
      else
        low := number;
        number := case when number < 9 then number + 1 else number * 2 end;
      end if;
    end loop;
    while free - low > 1 loop
      number := (low + free) / 2;
      if not taken ? name_key(numbered_name(wanted, number))
        and is_name_free(p_kind, p_unit, p_folder, numbered_name(wanted, number)) then
        free := number;
      else
        low := number;
      end if;
    end loop;
    if free > 1 then wanted := numbered_name(wanted, free); end if;
    given := given || wanted;
    if cardinality(p_names) > 1 then taken := taken || jsonb_build_object(name_key(wanted), true); end if;
  end loop;
  return given;
end $$;
