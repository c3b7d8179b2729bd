-- How long documents are kept, and what keeps them beyond that (docs/decisions/0035): the day until which each is kept, as a
-- column that nobody can set to anything else; extensions; holds, and what they cover; and what the database itself refuses,
-- whoever asks.

-- The institution's time zone, as the servers say it (TIME_ZONE): a document without a date counts from the day on which it
-- was made there.
create table institution_zone (
  id boolean primary key default true check (id),
  name text not null default 'Asia/Manila'
);
comment on table institution_zone is 'TIME_ZONE of the servers, for the days that the database counts';
insert into institution_zone default values;

-- The day from which a document is kept.
create function kept_from(p_document_date date, p_created_at timestamptz) returns date language sql stable as $$
  select coalesce(p_document_date, (p_created_at at time zone (select name from institution_zone))::date);
$$;

-- The day until which it is kept: whole years later, 29 February falls on the 28th; an extension that ends later wins. Null
-- years keep for ever.
create function kept_until(p_from date, p_years integer, p_extended_until date) returns date language sql immutable as $$
  select case when p_years is not null then greatest((p_from + make_interval(years => p_years))::date, p_extended_until) end;
$$;

alter table documents
  add column extended_until date,
  add column expires_on date,
  add column recorded_at timestamptz,
  add column recorded_by uuid references users;
comment on column documents.expires_on is
  'kept until then; null: permanent, or unscheduled where there is no category. Written by documents_keep alone';
comment on column documents.extended_until is 'the latest of its extensions';
comment on column documents.recorded_at is 'since when it is a record: declared, or approved for the first time';

-- Whoever puts a document into a category waits for who changes that one's years, and the other way round: a new row is not
-- seen by who counts those of the category anew. One that lies there already is counted anew by them, and needs no lock. Who
-- replaces the category meanwhile is not waited for: they notice what came, and begin anew.
create function documents_keep() returns trigger language plpgsql as $$
declare
  years integer;
begin
  if tg_op = 'INSERT' or new.category_id is distinct from old.category_id then
    select retention_years into years from categories where id = new.category_id for key share;
  else
    select retention_years into years from categories where id = new.category_id;
  end if;
  new.expires_on := case when not new.is_permanent then
    kept_until(kept_from(new.document_date, new.created_at), years, new.extended_until) end;
  if tg_op = 'UPDATE' and old.is_record and not new.is_record then
    raise exception 'a record stays one' using errcode = 'SP004';
  end if;
  if new.is_record and new.recorded_at is null then new.recorded_at := now(); end if;
  return new;
end $$;
create trigger documents_keep_new before insert on documents for each row execute function documents_keep();
create trigger documents_keep before update of document_date, category_id, created_at, is_permanent, is_record,
  extended_until, expires_on on documents for each row execute function documents_keep();

update documents set expires_on = null, recorded_at = case when is_record then created_at end;

create index documents_expiring on documents (expires_on, id) where is_living and expires_on is not null;
create index documents_unending on documents (created_at, id) where is_living and expires_on is null;

-- Stronger than the update's own lock: against documents that are just put into it.
create function category_waits_for_documents() returns trigger language plpgsql as $$
begin
  perform from categories where id = old.id for update;
  return new;
end $$;
create trigger categories_wait_for_documents before update of retention_years on categories for each row
  when (old.retention_years is distinct from new.retention_years) execute function category_waits_for_documents();

create function category_keeps_otherwise() returns trigger language plpgsql as $$
begin
  update documents set expires_on = null where category_id = new.id;
  return null;
end $$;
create trigger categories_keep_otherwise after update of retention_years on categories for each row
  when (old.retention_years is distinct from new.retention_years) execute function category_keeps_otherwise();

-- Says the time zone; where it was another, what counts from the day on which it was made is counted anew.
create function set_institution_zone(p_name text) returns void language plpgsql as $$
begin
  if exists (select from institution_zone where name = p_name) then return; end if;
  update institution_zone set name = p_name;
  update documents set expires_on = null where document_date is null;
end $$;

create table retention_extensions (
  id integer generated always as identity primary key,
  document_id integer not null references documents on delete cascade,
  until date not null,
  reason text not null,
  created_by uuid references users,
  created_at timestamptz not null
);
comment on table retention_extensions is 'documents that are kept longer than their category says; never taken back';
create index retention_extensions_document on retention_extensions (document_id, id);

create function retention_extended() returns trigger language plpgsql as $$
begin
  update documents d set extended_until = greatest(d.extended_until, longest.until)
  from (select document_id, max(until) as until from new_rows group by document_id) as longest
  where d.id = longest.document_id;
  return null;
end $$;
create trigger retention_extended after insert on retention_extensions
  referencing new table as new_rows for each statement execute function retention_extended();

-- What stops destruction: on documents that are named, on a folder, a series, or a place, with all inside.
create table holds (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('legal', 'audit', 'request', 'other')),
  reason text not null,
  target text not null check (target in ('documents', 'folder', 'series', 'place')),
  unit_id integer references units,
  folder_id integer references folders on delete set null,
  category_id integer references categories on delete set null,
  location_id integer references locations on delete set null,
  -- What it was put on, as that was called then; null for documents that were named. The unit is that of a folder or place.
  about text,
  created_by uuid references users,
  created_at timestamptz not null,
  lifted_at timestamptz,
  lifted_by uuid references users,
  lift_reason text,
  check (num_nonnulls(folder_id, category_id, location_id) <= 1),
  check ((lifted_at is null) = (lift_reason is null))
);
create index holds_living on holds (target) where lifted_at is null;
create index holds_folder on holds (folder_id) where folder_id is not null;
create index holds_category on holds (category_id) where category_id is not null;
create index holds_location on holds (location_id) where location_id is not null;

-- Whatever a hold covers or covered: what was named or lay inside, and what came inside since. What leaves stays held until
-- the hold is lifted, or a move would be the way around it.
create table hold_documents (
  hold_id integer not null references holds,
  document_id integer not null references documents on delete cascade,
  primary key (hold_id, document_id)
);
create index hold_documents_document on hold_documents (document_id, hold_id);

create function is_held(p_document integer) returns boolean language sql stable as $$
  select exists (
    select from hold_documents hd join holds h on h.id = hd.hold_id
    where hd.document_id = p_document and h.lifted_at is null);
$$;

-- Living holds on things that hold things, by the row of what came in.
create function holds_over(p_folder integer, p_category integer, p_location integer) returns setof integer
  language sql stable as $$
  select h.id from holds h where h.lifted_at is null and h.category_id = p_category
  union
  select h.id from folders f join holds h on h.folder_id = any (string_to_array(f.path::text, '.')::integer[])
  where f.id = p_folder and h.lifted_at is null
  union
  select h.id from locations l join holds h on h.location_id = any (string_to_array(l.path::text, '.')::integer[])
  where l.id = p_location and h.lifted_at is null;
$$;

create function any_hold_over_things() returns boolean language sql stable as $$
  select exists (select from holds where lifted_at is null and target <> 'documents');
$$;

-- After documents_locate_…, which takes the lock of the places' tree.
create function documents_come_under_holds() returns trigger language plpgsql as $$
begin
  if not any_hold_over_things() then return null; end if;
  if tg_op = 'INSERT' then
    insert into hold_documents (hold_id, document_id)
    select hold_id, n.id from new_rows n, holds_over(n.folder_id, n.category_id, n.location_id) as hold_id
    order by n.id on conflict do nothing;
  else
    insert into hold_documents (hold_id, document_id)
    select hold_id, n.id
    from new_rows n join old_rows o on o.id = n.id and (o.folder_id is distinct from n.folder_id
      or o.category_id is distinct from n.category_id or o.location_id is distinct from n.location_id),
      holds_over(n.folder_id, n.category_id, n.location_id) as hold_id
    order by n.id on conflict do nothing;
  end if;
  return null;
end $$;
create trigger documents_under_holds_insert after insert on documents
  referencing new table as new_rows for each statement execute function documents_come_under_holds();
create trigger documents_under_holds_update after update on documents
  referencing old table as old_rows new table as new_rows for each statement execute function documents_come_under_holds();

-- A folder, a place that moves takes along what lies in it. After folders_moved, locations_moved.
create function folder_comes_under_holds() returns trigger language plpgsql as $$
begin
  insert into hold_documents (hold_id, document_id)
  select hold_id, d.id from folders moved join folders f on f.path <@ moved.path join documents d on d.folder_id = f.id,
    holds_over(moved.id, null, null) as hold_id
  where moved.id = new.id order by d.id on conflict do nothing;
  return null;
end $$;
create trigger folders_moved_under_holds after update of parent_id on folders for each row
  when (old.parent_id is distinct from new.parent_id) execute function folder_comes_under_holds();

create function location_comes_under_holds() returns trigger language plpgsql as $$
begin
  insert into hold_documents (hold_id, document_id)
  select hold_id, d.id from locations moved
    join locations l on l.path <@ moved.path and l.path >= moved.path and l.path < end_of_way(moved.path)
    join documents d on d.location_id = l.id,
    holds_over(null, null, moved.id) as hold_id
  where moved.id = new.id order by d.id on conflict do nothing;
  return null;
end $$;
create trigger locations_moved_under_holds after update of parent_id on locations for each row
  when (old.parent_id is distinct from new.parent_id) execute function location_comes_under_holds();

-- The documents inside what a new hold is put on, who has locked that.
create function cover_by_hold(p_hold integer) returns void language plpgsql as $$
declare
  h holds;
begin
  select * into strict h from holds where id = p_hold;
  insert into hold_documents (hold_id, document_id)
  select h.id, d.id from documents d
  where d.category_id = h.category_id
    or d.folder_id in (select f.id from folders root join folders f on f.path <@ root.path where root.id = h.folder_id)
    or d.location_id in (select l.id from locations root join locations l
      on l.path <@ root.path and l.path >= root.path and l.path < end_of_way(root.path) where root.id = h.location_id)
  order by d.id on conflict do nothing;
end $$;

-- The written way by which records go: a module that destroys them lawfully says so here, in its own migration, by what it
-- has written down before it deletes. Nobody does yet.
create function is_lawfully_destroyed(p_document integer) returns boolean language sql stable as $$ select false $$;

-- What stays, whoever asks: what is held, posted, a record, permanent or vital. Held and posted things don't go to the trash
-- either.
create or replace function document_is_free_to_go() returns trigger language plpgsql as $$
begin
  if is_held(old.id) then
    raise exception 'what is on hold stays' using errcode = 'SP006';
  end if;
  if exists (select from postings where document_id = old.id and ended_at is null and status <> 'returned') then
    raise exception 'a posted document stays' using errcode = 'SP003';
  end if;
  if tg_op = 'DELETE' then
    if (old.is_record or old.is_permanent or old.is_vital) and not is_lawfully_destroyed(old.id) then
      raise exception 'a record stays until its disposal' using errcode = 'SP004';
    end if;
    return old;
  end if;
  return new;
end $$;

-- A file goes with its document alone where that has to stay: every version of it.
create function file_is_free_to_go() returns trigger language plpgsql as $$
declare
  kept documents;
begin
  select * into kept from documents where id = old.document_id;
  if not found then return old; end if;
  if is_held(kept.id) then
    raise exception 'what is on hold stays' using errcode = 'SP006';
  end if;
  if exists (select from postings where document_id = kept.id and ended_at is null and status <> 'returned') then
    raise exception 'a posted document stays' using errcode = 'SP003';
  end if;
  if (kept.is_record or kept.is_permanent or kept.is_vital) and not is_lawfully_destroyed(kept.id) then
    raise exception 'a record stays until its disposal' using errcode = 'SP004';
  end if;
  return old;
end $$;
create trigger files_free_to_delete before delete on files for each row execute function file_is_free_to_go();

-- What a hold was put on stays while it lives, or nothing would come under it any more.
create function held_thing_stays() returns trigger language plpgsql as $$
begin
  if exists (select from holds where lifted_at is null and case tg_table_name
    when 'folders' then folder_id when 'categories' then category_id else location_id end = old.id) then
    raise exception 'what is on hold stays' using errcode = 'SP006';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create trigger folders_held_to_trash before update on folders for each row
  when (old.is_living and (new.trashed_at is not null or new.buried_in is not null)) execute function held_thing_stays();
create trigger folders_held_to_delete before delete on folders for each row execute function held_thing_stays();
create trigger categories_held_to_delete before delete on categories for each row execute function held_thing_stays();
create trigger locations_held_to_delete before delete on locations for each row execute function held_thing_stays();

-- Holds and extensions say what was decided: a hold is lifted once, nothing else of it changes, and neither goes.
create function keeping_stays() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create function hold_is_only_lifted() returns trigger language plpgsql as $$
begin
  if old.lifted_at is not null and (new.lifted_at, new.lifted_by, new.lift_reason)
      is distinct from (old.lifted_at, old.lifted_by, old.lift_reason)
    or (new.kind, new.reason, new.target, new.about, new.created_by, new.created_at)
      is distinct from (old.kind, old.reason, old.target, old.about, old.created_by, old.created_at)
    or coalesce(new.folder_id, old.folder_id) is distinct from old.folder_id
    or coalesce(new.category_id, old.category_id) is distinct from old.category_id
    or coalesce(new.location_id, old.location_id) is distinct from old.location_id
    or (old.lifted_at is null and (new.folder_id, new.category_id, new.location_id)
      is distinct from (old.folder_id, old.category_id, old.location_id)) then
    raise exception 'a hold is only lifted' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger holds_only_lifted before update on holds for each row execute function hold_is_only_lifted();
create trigger holds_stay before delete on holds for each row execute function keeping_stays();

-- They go with their document alone.
create function keeping_goes_with_document() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or exists (select from documents where id = old.document_id) then
    raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  return old;
end $$;
create trigger hold_documents_stay before update or delete on hold_documents for each row
  execute function keeping_goes_with_document();
create trigger retention_extensions_stay before update or delete on retention_extensions for each row
  execute function keeping_goes_with_document();

create trigger documents_not_emptied before truncate on documents for each statement execute function keeping_stays();
create trigger files_not_emptied before truncate on files for each statement execute function keeping_stays();
create trigger blobs_not_emptied before truncate on blobs for each statement execute function keeping_stays();
create trigger postings_not_emptied before truncate on postings for each statement execute function keeping_stays();
create trigger holds_not_emptied before truncate on holds for each statement execute function keeping_stays();
create trigger hold_documents_not_emptied before truncate on hold_documents for each statement execute function keeping_stays();
create trigger retention_extensions_not_emptied before truncate on retention_extensions for each statement
  execute function keeping_stays();

-- What a unit was told of before a document's time is over: once for each period and day. Another day is told of anew.
create table expiry_notices (
  document_id integer not null references documents on delete cascade,
  days_before integer not null,
  expires_on date not null,
  told_at timestamptz not null,
  primary key (document_id, days_before, expires_on)
);
comment on table expiry_notices is 'which documents'' units were told before their time is over';

-- What other modules know of documents, for the lists of what is due: each is replaced, with the same columns, by the
-- migration that makes its tables.
create view documents_in_disposal as select null::integer as document_id where false;
comment on view documents_in_disposal is 'on a list that is not yet executed or cancelled';
create view documents_on_loan as select null::integer as document_id where false;
comment on view documents_on_loan is 'whose originals are out, or promised';
create view destroyed_documents as
  select null::integer as document_id, null::integer as unit_id, null::text as name, null::integer as category_id,
    null::date as document_date, null::date as expires_on, null::bigint as total_size, null::timestamptz as destroyed_at
  where false;
comment on view destroyed_documents is 'what is left of them';
