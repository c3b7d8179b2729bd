-- Sizes and counts, right at every ancestor after any sequence of operations. Each statement that changes files,
-- documents or folders adds up its differences once, locks the folders concerned with all their ancestors in the order
-- of their ids, and adds the differences. One order for everybody: whoever changes a tree can't wait in a circle.

-- Locks folders and all their ancestors, and answers their paths as they are under the lock.
create function lock_ways(p_folders integer[]) returns table (folder_id integer, way ltree, living boolean)
  language plpgsql as $$
declare
  known integer[] := '{}';
  wanted integer[];
begin
  loop
    select coalesce(array_agg(distinct step::integer), '{}') into wanted
    from folders f, unnest(string_to_array(f.path::text, '.')) as step where f.id = any (p_folders);
    -- A move that won the race has changed the way: then what is missing is locked as well.
    exit when wanted <@ known;
    perform 1 from folders where id = any (wanted) order by id for no key update;
    known := known || wanted;
  end loop;
  return query select id, path, is_living from folders where id = any (p_folders);
end $$;

-- A new folder's path is read under the lock of the way to it: a move of a folder above can't see a row that is not
-- committed, and would leave it behind.
create function folders_set_path() returns trigger language plpgsql as $$
declare
  above ltree;
begin
  if new.parent_id is not null then
    select way into strict above from lock_ways(array[new.parent_id]);
  end if;
  new.path := coalesce(above || new.id::text, new.id::text::ltree);
  return new;
end $$;
create trigger folders_path_of_new before insert on folders for each row execute function folders_set_path();

-- p_folders[i] gains p_counts[i] documents and p_sizes[i] bytes (the bytes at every ancestor too), and was last changed
-- at p_times[i] where that is later. What comes to life in a folder that went to the trash meanwhile is refused.
create function add_to_folders(p_folders integer[], p_counts bigint[], p_sizes bigint[], p_times timestamptz[]) returns void
  language plpgsql as $$
declare
  ways ltree[];
  numbers integer[];
  dead integer;
begin
  if cardinality(p_folders) = 0 then return; end if;
  select array_agg(w.way), array_agg(w.folder_id), count(*) filter (where not w.living and c.documents > 0)
  into ways, numbers, dead
  from lock_ways(p_folders) w join unnest(p_folders, p_counts) as c (folder_id, documents) using (folder_id);
  if dead > 0 then
    raise exception 'the folder is in the trash' using errcode = 'SP005';
  end if;
  with change as (
    select w.way, c.folder_id, c.documents, c.size, c.changed_at
    from unnest(p_folders, p_counts, p_sizes, p_times) as c (folder_id, documents, size, changed_at)
    join unnest(numbers, ways) as w (folder_id, way) using (folder_id)
  ), step as (
    select ancestor::integer as id, sum(size) as size,
           sum(case when ancestor::integer = folder_id then documents else 0 end) as documents,
           max(changed_at) filter (where ancestor::integer = folder_id) as changed_at
    from change, unnest(string_to_array(change.way::text, '.')) as ancestor
    group by 1
  )
  update folders f
  set total_size = f.total_size + step.size, document_count = f.document_count + step.documents,
      updated_at = greatest(f.updated_at, step.changed_at)
  from step where f.id = step.id and (step.size <> 0 or step.documents <> 0);
end $$;

create function documents_inserted() returns trigger language plpgsql as $$
begin
  perform add_to_folders(array_agg(folder_id), array_agg(n), array_agg(size), array_agg(changed_at))
  from (select folder_id, count(*) as n, sum(total_size)::bigint as size, max(updated_at) as changed_at from new_rows
        where is_living and folder_id is not null group by folder_id) as change
  having count(*) > 0;
  return null;
end $$;
create trigger documents_count_insert after insert on documents
  referencing new table as new_rows for each statement execute function documents_inserted();

create function documents_updated() returns trigger language plpgsql as $$
begin
  perform add_to_folders(array_agg(folder_id), array_agg(n), array_agg(size), array_agg(changed_at))
  from (
    select folder_id, sum(n)::bigint as n, sum(size)::bigint as size, max(changed_at) as changed_at from (
      select folder_id, 1 as n, total_size as size, updated_at as changed_at from new_rows where is_living and folder_id is not null
      union all
      select folder_id, -1, -total_size, null from old_rows where is_living and folder_id is not null
    ) as sides group by folder_id having sum(n) <> 0 or sum(size) <> 0
  ) as change
  having count(*) > 0;
  return null;
end $$;
create trigger documents_count_update after update on documents
  referencing old table as old_rows new table as new_rows for each statement execute function documents_updated();

create function documents_deleted() returns trigger language plpgsql as $$
begin
  perform add_to_folders(array_agg(folder_id), array_agg(n), array_agg(size), array_agg(changed_at))
  from (select folder_id, -count(*) as n, -sum(total_size)::bigint as size, null::timestamptz as changed_at from old_rows
        where is_living and folder_id is not null group by folder_id) as change
  having count(*) > 0;
  return null;
end $$;
create trigger documents_count_delete after delete on documents
  referencing old table as old_rows for each statement execute function documents_deleted();

-- A document's size and number of files are those of its current files.
create function files_inserted() returns trigger language plpgsql as $$
begin
  update documents d set total_size = d.total_size + change.size, file_count = d.file_count + change.n
  from (select document_id, sum(size) as size, count(*) as n from new_rows where is_current group by document_id) as change
  where d.id = change.document_id;
  return null;
end $$;
create trigger files_count_insert after insert on files
  referencing new table as new_rows for each statement execute function files_inserted();

create function files_updated() returns trigger language plpgsql as $$
begin
  update documents d set total_size = d.total_size + change.size, file_count = d.file_count + change.n
  from (
    select document_id, sum(size) as size, sum(n) as n from (
      select document_id, size, 1 as n from new_rows where is_current
      union all
      select document_id, -size, -1 from old_rows where is_current
    ) as sides group by document_id having sum(size) <> 0 or sum(n) <> 0
  ) as change
  where d.id = change.document_id;
  return null;
end $$;
create trigger files_count_update after update on files
  referencing old table as old_rows new table as new_rows for each statement execute function files_updated();

-- Whoever puts a folder into another one has its way locked and living.
create function require_living_parent(p_parent integer) returns void language plpgsql as $$
begin
  if exists (select from lock_ways(array[p_parent]) where not living) then
    raise exception 'the folder is in the trash' using errcode = 'SP005';
  end if;
end $$;

-- The living folders directly inside a folder.
create function folders_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform require_living_parent(parent_id)
    from (select distinct parent_id from new_rows where is_living and parent_id is not null order by parent_id) as parents;
    update folders f set child_count = f.child_count + change.n
    from (select parent_id, count(*) as n from new_rows where is_living and parent_id is not null group by parent_id) as change
    where f.id = change.parent_id;
  elsif tg_op = 'DELETE' then
    update folders f set child_count = f.child_count - change.n
    from (select parent_id, count(*) as n from old_rows where is_living and parent_id is not null group by parent_id) as change
    where f.id = change.parent_id;
  end if;
  return null;
end $$;
create trigger folders_count_insert after insert on folders
  referencing new table as new_rows for each statement execute function folders_counted();
create trigger folders_count_delete after delete on folders
  referencing old table as old_rows for each statement execute function folders_counted();

-- Only a change of place or of life counts; the counters' own updates don't come back here.
create function folder_changed_place() returns trigger language plpgsql as $$
begin
  if old.is_living and old.parent_id is not null then
    update folders set child_count = child_count - 1 where id = old.parent_id;
  end if;
  if new.is_living and new.parent_id is not null then
    update folders set child_count = child_count + 1 where id = new.parent_id;
  end if;
  return null;
end $$;
create trigger folders_count_place after update on folders for each row
  when (old.parent_id is distinct from new.parent_id or old.is_living is distinct from new.is_living)
  execute function folder_changed_place();

-- A folder that moves takes its subtree's paths and its bytes along.
create function folder_moved() returns trigger language plpgsql as $$
declare
  prefix ltree;
begin
  if new.parent_id is not null then
    perform require_living_parent(new.parent_id);
    select path into strict prefix from folders where id = new.parent_id;
    if prefix <@ old.path then
      raise exception 'a folder can''t be inside itself' using errcode = 'SP001';
    end if;
    prefix := prefix || new.id::text;
  else
    prefix := new.id::text::ltree;
  end if;
  update folders set total_size = total_size - new.total_size
  where id = any (string_to_array(old.path::text, '.')::integer[]) and id <> new.id;
  update folders set total_size = total_size + new.total_size
  where id = any (string_to_array(prefix::text, '.')::integer[]) and id <> new.id;
  update folders set path = case when path = old.path then prefix else prefix || subpath(path, nlevel(old.path)) end
  where path <@ old.path;
  return null;
end $$;
create trigger folders_moved after update of parent_id on folders for each row
  when (old.parent_id is distinct from new.parent_id) execute function folder_moved();
