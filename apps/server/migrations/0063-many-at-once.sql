-- A thousand documents that go to the trash, move or are copied: what was asked a row at a time is asked once a statement.

-- Counts, and what stays (migrations 0008, 0037): held and posted things don't go to the trash. Asked behind the write, in the
-- same statement: what came in meanwhile is seen, and the refusal undoes all of it.
create or replace function documents_updated() returns trigger language plpgsql as $$
declare
  gone integer[];
  is_counted boolean;
begin
  select array_agg(n.id) filter (where o.is_living and (n.trashed_at is not null or n.buried_in is not null)),
    bool_or((o.folder_id, o.total_size, o.is_living) is distinct from (n.folder_id, n.total_size, n.is_living))
  into gone, is_counted
  from new_rows n join old_rows o on o.id = n.id;
  if gone is not null then
    if exists (select from hold_documents hd join holds h on h.id = hd.hold_id
      where hd.document_id = any (gone) and h.lifted_at is null) then
      raise exception 'what is on hold stays' using errcode = 'SP006';
    end if;
    if exists (select from postings where document_id = any (gone) and ended_at is null and status <> 'returned') then
      raise exception 'a posted document stays' using errcode = 'SP003';
    end if;
  end if;
  if is_counted then
    perform add_to_folders(array_agg(folder_id), array_agg(n), array_agg(size), array_agg(changed_at))
    from (
      select folder_id, sum(n)::bigint as n, sum(size)::bigint as size, max(changed_at) as changed_at from (
        select folder_id, 1 as n, total_size as size, updated_at as changed_at from new_rows where is_living and folder_id is not null
        union all
        select folder_id, -1, -total_size, null from old_rows where is_living and folder_id is not null
      ) as sides group by folder_id having sum(n) <> 0 or sum(size) <> 0
    ) as change
    having count(*) > 0;
  end if;
  return null;
end $$;
drop trigger documents_free_to_trash on documents;

-- Names that are all free, and no two of them alike, are found so at once, however many they are.
create function are_names_free(p_kind text, p_unit integer, p_folder integer, p_names text[]) returns boolean
  language plpgsql stable as $$
declare
  keys text[];
begin
  select array_agg(distinct name_key(wanted)) into keys from unnest(p_names) as wanted;
  if cardinality(keys) < cardinality(p_names) then return false; end if;
  if p_kind = 'folder' then
    return not exists (select from unnest(keys) as key, lateral (
      select from folders where unit_id = p_unit and coalesce(parent_id, 0) = coalesce(p_folder, 0)
        and name_key(name) = key and is_living limit 1) as sibling);
  end if;
  return not exists (select from unnest(keys) as key, lateral (
    select from documents where unit_id = p_unit and coalesce(folder_id, 0) = coalesce(p_folder, 0)
      and name_key(name) = key and is_living limit 1) as sibling);
end $$;

create or replace function free_names(p_kind text, p_unit integer, p_folder integer, p_names text[]) returns text[]
  language plpgsql as $$
declare
  given text[] := '{}';
  taken jsonb := '{}';
  wanted text;
  number integer;
  low integer;
  free integer;
begin
  if cardinality(p_names) > 1 and are_names_free(p_kind, p_unit, p_folder, p_names) then return p_names; end if;
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
