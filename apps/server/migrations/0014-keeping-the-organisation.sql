-- What administrators and the CRU edit says which state of it they edited.
alter table campuses add column version integer not null default 1;
alter table offices add column version integer not null default 1;
alter table units add column version integer not null default 1;
alter table access_levels add column version integer not null default 1;
alter table category_groups add column version integer not null default 1;
alter table categories add column version integer not null default 1;
alter table tags add column version integer not null default 1;
alter table approvers add column version integer not null default 1;

create unique index access_levels_access on access_levels (name_key(access));

-- Tags are merged in the snapshots too.
create index postings_tags on postings using gin (tag_ids);

-- Who may find a snapshot hangs on the campus of its unit, and while it waits on its category's group. Where one of them
-- changes the entry goes at once, in the same transaction; a job writes it again for its new readers.
create function search_unit_moved() returns trigger language plpgsql as $$
begin
  delete from search_entries e using postings p
  where p.unit_id = new.id and p.ended_at is null and e.posting_id = p.id;
  return null;
end $$;
create trigger units_end_search after update on units for each row
  when (old.office_id <> new.office_id) execute function search_unit_moved();

create function search_office_moved() returns trigger language plpgsql as $$
begin
  delete from search_entries e using postings p join units n on n.id = p.unit_id
  where n.office_id = new.id and p.ended_at is null and e.posting_id = p.id;
  return null;
end $$;
create trigger offices_end_search after update on offices for each row
  when (old.campus_id <> new.campus_id) execute function search_office_moved();

create function search_category_regrouped() returns trigger language plpgsql as $$
begin
  delete from search_entries e using postings p
  where p.category_id = new.id and p.ended_at is null and p.status = 'pending' and e.posting_id = p.id;
  return null;
end $$;
create trigger categories_end_search after update on categories for each row
  when (old.group_id <> new.group_id) execute function search_category_regrouped();

create trigger postings_recategorised_end_search after update on postings for each row
  when (old.category_id is distinct from new.category_id and old.status = 'pending' and new.status = 'pending')
  execute function search_posting_changed();
