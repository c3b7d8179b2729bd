-- What tells of destroyed records, of their certificates and of where papers were can't be changed by a statement of the
-- application any more (docs/decisions/0058). These rules say what may still happen to a row; that the application can't
-- switch them off is the keeper's matter, who owns the tables from the next start on (decision 0039).

-- A list is drawn up in a draft and settled by the execution. From then on an item comes back from the bin, or is destroyed.
create function disposal_items_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if not exists (select from public.disposals where id = old.disposal_id and status = 'draft') then
      raise exception 'the disposal register is kept for ever' using errcode = 'insufficient_privilege';
    end if;
    return old;
  end if;
  if old.state in ('destroyed', 'restored', 'skipped', 'released')
    or old.state = 'binned' and (new.state not in ('restored', 'destroyed')
      or to_jsonb(new) - array['state', 'restored_by', 'restored_at', 'restored_because', 'destroyed_at']
        is distinct from to_jsonb(old) - array['state', 'restored_by', 'restored_at', 'restored_because', 'destroyed_at']) then
    raise exception 'the disposal register is kept for ever' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
drop trigger disposal_items_stay on disposal_items;
create trigger disposal_items_stay before update or delete on disposal_items for each row execute function disposal_items_stay();

-- Nothing is written into the register past a list.
create function disposal_items_begin() returns trigger language plpgsql as $$
begin
  if exists (select from new_rows n join public.disposals b on b.id = n.disposal_id
      where n.state <> 'listed' or b.status <> 'draft') then
    raise exception 'the disposal register takes what stood on a list' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
create trigger disposal_items_begin after insert on disposal_items referencing new table as new_rows
  for each statement execute function disposal_items_begin();

-- What was executed stays as it was: who, when, by whose leave, the certificate. A scan that was deleted is let go of.
create function disposals_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'the disposal register is kept for ever' using errcode = 'insufficient_privilege';
  end if;
  if to_jsonb(new) - array['status', 'version', 'authority_document_id']
      is distinct from to_jsonb(old) - array['status', 'version', 'authority_document_id']
    or coalesce(new.authority_document_id, old.authority_document_id) is distinct from old.authority_document_id
    or new.status <> old.status and (old.status, new.status) <> ('executed', 'certified') then
    raise exception 'the disposal register is kept for ever' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
drop trigger disposals_stay on disposals;
create trigger disposals_stay before update or delete on disposals for each row
  when (old.executed_at is not null) execute function disposals_stay();
create trigger disposals_not_emptied before truncate on disposals for each statement execute function tombstones_stay();

-- Numbers of certificates go up by one.
create function certificate_numbers_rise() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.last = 1 or tg_op = 'UPDATE' and new.year = old.year and new.last = old.last + 1 then
    return new;
  end if;
  raise exception 'numbers of certificates have no gaps' using errcode = 'insufficient_privilege';
end $$;
create trigger certificate_numbers_rise before insert or update or delete on certificate_numbers for each row
  execute function certificate_numbers_rise();
create trigger certificate_numbers_not_emptied before truncate on certificate_numbers for each statement
  execute function tombstones_stay();
