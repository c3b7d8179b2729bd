-- Destroying records lawfully (docs/decisions/0036): a batch is drafted, each custodian unit agrees or objects to what is
-- its own, an authority is entered, another person executes. What was executed lies in a bin for thirty days, as it was;
-- then it goes, and a row here tells for ever that it existed.
create table disposals (
  id integer generated always as identity primary key,
  title text not null,
  status text not null default 'draft'
    check (status in ('draft', 'concurrence', 'authorised', 'executed', 'certified', 'cancelled')),
  created_by uuid not null references users,
  created_at timestamptz not null,
  submitted_at timestamptz,
  reminded_at timestamptz,
  authority_number text,
  authority_date date,
  authority_document_id integer references documents on delete set null,
  list_hash text,
  authorised_by uuid references users,
  authorised_at timestamptz,
  executed_by uuid references users,
  executed_at timestamptz,
  purge_from timestamptz,
  cancelled_by uuid references users,
  cancelled_at timestamptz,
  certificate_year integer,
  certificate_number integer,
  certificate_code text unique,
  certificate_sha256 text,
  certificate_count integer,
  version integer not null default 1,
  unique (certificate_year, certificate_number),
  check (executed_by <> authorised_by),
  check ((status in ('authorised', 'executed', 'certified')) <= (authority_number is not null and authority_date is not null
    and list_hash is not null and authorised_by is not null)),
  check ((status in ('executed', 'certified')) = (executed_at is not null and executed_by is not null
    and purge_from is not null)),
  -- None where everything was skipped.
  check ((certificate_number is null) = (certificate_code is null)),
  check (status <> 'certified' or certificate_number is not null)
);
comment on table disposals is 'batches of documents that are to be destroyed, and what became of them';
comment on column disposals.list_hash is 'as it was authorised: SHA-256 over the items and the bytes of their versions';
comment on column disposals.status is 'executed: in the bin, or some of it; certified: nothing is left there';
create index disposals_in_bin on disposals (purge_from) where status = 'executed';
create index disposals_asked on disposals (submitted_at) where status = 'concurrence';

-- Numbers of certificates have no gaps: whoever takes one holds the year's row until the end.
create table certificate_numbers (
  year integer primary key,
  last integer not null
);

create table disposal_items (
  disposal_id integer not null references disposals,
  document_id integer not null,
  state text not null default 'listed'
    check (state in ('listed', 'objected', 'released', 'skipped', 'binned', 'restored', 'destroyed')),
  -- Concurrence is asked of the unit that the document belongs to.
  agrees boolean,
  concurred_by uuid references users,
  concurred_at timestamptz,
  concur_reason text,
  skipped_because text,
  -- What stays for ever.
  unit_id integer not null,
  unit_name text not null,
  office_name text not null,
  campus_id integer not null,
  campus_name text not null,
  name text not null,
  is_classified boolean not null,
  category_id integer,
  category_name text,
  retention_years integer,
  document_date date,
  made_on date not null,
  expires_on date,
  size bigint not null,
  file_count integer not null,
  sha256s text[] not null,
  -- Where it was, for who restores it.
  was_in_folder integer,
  was_trashed_at timestamptz,
  was_trashed_by uuid,
  was_buried_in integer,
  restored_by uuid references users,
  restored_at timestamptz,
  restored_because text,
  destroyed_at timestamptz,
  primary key (disposal_id, document_id),
  check ((agrees is null) = (concurred_at is null)),
  check ((state = 'destroyed') = (destroyed_at is not null)),
  check ((state = 'skipped') = (skipped_because is not null))
);
comment on table disposal_items is 'the disposal register; no foreign keys to what it outlives';
comment on column disposal_items.sha256s is 'of all versions of all its files, in the order in which they came';
create unique index disposal_items_one_open on disposal_items (document_id) where state in ('listed', 'binned');
create index disposal_items_document on disposal_items (document_id);
create index disposal_items_unit on disposal_items (unit_id, disposal_id);
create index disposal_items_destroyed on disposal_items (destroyed_at desc, document_id) where state = 'destroyed';

-- What was destroyed stays told.
create function tombstones_stay() returns trigger language plpgsql as $$
begin
  raise exception 'the disposal register is kept for ever' using errcode = 'insufficient_privilege';
end $$;
create trigger disposal_items_stay before update or delete on disposal_items for each row
  when (old.state = 'destroyed') execute function tombstones_stay();
create trigger disposal_register_stays before truncate on disposal_items for each statement execute function tombstones_stay();
create trigger disposals_stay before delete on disposals for each row
  when (old.executed_at is not null) execute function tombstones_stay();

-- In the bin a document is in nobody's trash, and in no folder: its batch alone brings it back.
alter table documents add column disposed_in integer references disposals;
alter table documents add check (disposed_in is null or (trashed_at is not null and folder_id is null));
create index documents_disposed on documents (disposed_in) where disposed_in is not null;

-- The way by which records go (migration 0037): the register tells already that this one is destroyed, and its time was
-- over on that day. What is permanent or vital has no such way.
create or replace function is_lawfully_destroyed(p_document integer) returns boolean language sql stable as $$
  select exists (
    select from documents d join disposals b on b.id = d.disposed_in
    join disposal_items i on i.disposal_id = b.id and i.document_id = d.id
    where d.id = p_document and i.state = 'destroyed' and b.status = 'executed' and b.purge_from <= i.destroyed_at
      and not d.is_permanent and not d.is_vital
      and d.expires_on < (i.destroyed_at at time zone (select name from institution_zone))::date);
$$;

-- What lies in the bin goes by no other way, also what is no record.
create function binned_document_stays() returns trigger language plpgsql as $$
begin
  if not is_lawfully_destroyed(old.id) then
    raise exception 'what is in the bin of a disposal stays until the register tells of it' using errcode = 'SP004';
  end if;
  return old;
end $$;
create trigger documents_binned_stay before delete on documents for each row
  when (old.disposed_in is not null) execute function binned_document_stays();

create or replace view documents_in_disposal as
  select document_id from disposal_items where state = 'listed';
create or replace view destroyed_documents as
  select document_id, unit_id, name, category_id, document_date, expires_on, size as total_size, destroyed_at
  from disposal_items where state = 'destroyed';
