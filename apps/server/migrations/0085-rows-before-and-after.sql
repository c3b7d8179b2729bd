-- What a statement changed is compared by set operations, not by joining the rows before with the rows after. PostgreSQL plans a
-- statement of a function once a connection, by the rows that it is called with first: after the change of one document it joined row by row,
-- and 5 000 with 5 000 are 25 million pairs (docs/decisions/0085).
create or replace function documents_updated() returns trigger language plpgsql as $$
declare
  gone integer[];
  is_counted boolean;
begin
  select array_agg(id) filter (where was_living and is_gone), bool_or(is_moved) into gone, is_counted
  from (
    select id, bool_or(was_living) as was_living, bool_or(is_gone) as is_gone,
      min(coalesce(folder_id, 0)) <> max(coalesce(folder_id, 0)) or min(total_size) <> max(total_size)
        or bool_and(is_living) <> bool_or(is_living) as is_moved
    from (
      select id, folder_id, total_size, is_living, is_living as was_living, false as is_gone from old_rows
      union all
      select id, folder_id, total_size, is_living, false, trashed_at is not null or buried_in is not null from new_rows
    ) as sides group by id
  ) as changed;
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

create or replace function documents_come_under_holds() returns trigger language plpgsql as $$
begin
  if not any_hold_over_things() then return null; end if;
  if tg_op = 'INSERT' then
    insert into hold_documents (hold_id, document_id)
    select hold_id, n.id from new_rows n, holds_over(n.folder_id, n.category_id, n.location_id) as hold_id
    order by n.id on conflict do nothing;
  else
    insert into hold_documents (hold_id, document_id)
    select hold_id, n.id
    from (select id, folder_id, category_id, location_id from new_rows
        except select id, folder_id, category_id, location_id from old_rows) as n,
      holds_over(n.folder_id, n.category_id, n.location_id) as hold_id
    order by n.id on conflict do nothing;
  end if;
  return null;
end $$;

-- A right that ends takes the entries with it, in the same transaction: those of all documents of a statement by one statement, so that
-- one change is written down (0079) and not one a document.
drop trigger documents_end_search on documents;
drop function search_document_changed();
create function search_documents_changed() returns trigger language plpgsql as $$
declare
  ended integer[];
  classified integer[];
begin
  select array_agg(id order by id) filter (where is_ended), array_agg(id order by id) filter (where is_hidden and not is_ended)
  into ended, classified
  from (
    select id, (bool_or(was_living) and not bool_or(lives)) or min(unit_id) <> max(unit_id)
        or min(owner_id::text) <> max(owner_id::text) as is_ended,
      bool_or(becomes_classified) and not bool_or(was_classified) as is_hidden
    from (
      select id, unit_id, owner_id, is_living as was_living, false as lives, is_classified as was_classified,
        false as becomes_classified from old_rows
      union all
      select id, unit_id, owner_id, false, is_living, false, is_classified from new_rows
    ) as sides group by id
  ) as changed;
  if ended is not null then
    delete from search_entries where document_id = any (ended);
  end if;
  if classified is not null then
    update search_entries set is_classified = true where document_id = any (classified) and not is_classified;
  end if;
  return null;
end $$;
create trigger documents_end_search after update on documents
  referencing old table as old_rows new table as new_rows for each statement execute function search_documents_changed();
