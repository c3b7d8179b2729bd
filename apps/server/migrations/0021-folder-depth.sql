-- Folders lie at most 100 deep. An index of ltree's gist does not come to an end with paths some 340 deep: the signatures of
-- a page no longer tell them apart, it is split again and again, and gigabytes are written within seconds, beyond the
-- reach of a cancellation. A b-tree has no such edge: all that lies below a folder stands together in the order of paths
-- (decision 0019).
do $$
declare
  found text;
begin
  select string_agg(id::text, ', ' order by id) into found
  from (select id from folders where nlevel(path) > 100 order by id limit 20) as deep;
  if found is not null then
    raise exception 'Folders lie more than 100 deep, such as %. Move them up with the version that made them, then upgrade.', found;
  end if;
end $$;

drop index folders_path;
create index folders_path on folders (path);
alter table folders add constraint folders_depth check (nlevel(path) <= 100);

-- A download reads the documents of a folder in portions by their ids.
drop index documents_folder;
create index documents_folder on documents (folder_id, id);

-- The first path in their order behind all that lie in the folder with that path: what lies in 7.12 is from 7.12 up to, and
-- without, 7.120, since the parts of a path are digits and a part that goes on comes later than the shorter one.
create function end_of_way(p_way ltree) returns ltree language sql immutable strict parallel safe as
  $$ select (p_way::text || '0')::ltree $$;

-- As in 0007, reading the subtree through the index.
create or replace function folder_moved() returns trigger language plpgsql as $$
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
  where path <@ old.path and path >= old.path and path < end_of_way(old.path);
  return null;
end $$;
