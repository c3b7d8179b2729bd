-- What was ever public (docs/decisions/0031). A posting forgets: sent again, it is pending under the same row. Whoever has
-- an address, and whoever harvests, has to be told later that something changed or is gone, so a row stays here for ever,
-- also when its document is destroyed, and changes with the commit that changes what outsiders see.
create table public_editions (
  document_id integer primary key,
  unit_id integer not null,
  posting_id integer not null,
  is_public boolean not null,
  first_published_at timestamptz not null,
  published_at timestamptz not null,
  changed_at timestamptz not null,
  -- as it was published last
  name text not null,
  category_id integer,
  campus_id integer not null
);
comment on table public_editions is 'no foreign keys: it outlives what it tells of';
comment on column public_editions.changed_at is 'the last change that an outsider could notice, by the database''s clock at the commit';
comment on column public_editions.published_at is 'when it was approved the last time';
create index public_editions_changed on public_editions (changed_at, document_id);
create index public_editions_campus_changed on public_editions (campus_id, changed_at, document_id);
create index public_editions_category_changed on public_editions (category_id, changed_at, document_id);
create index public_editions_newest on public_editions (published_at desc, document_id desc) where is_public;
create index public_editions_campus_newest on public_editions (campus_id, published_at desc, document_id desc) where is_public;
create index public_editions_category_newest on public_editions (category_id, published_at desc, document_id desc)
  where is_public;
create index public_editions_public on public_editions (document_id) where is_public;

-- Why something public was taken down, as its page tells everybody; and the hour before which what is approved is not out.
alter table postings add column if not exists publish_at timestamptz;
alter table postings add column if not exists taken_down_at timestamptz;
alter table postings add column if not exists public_reason text;

-- What outsiders see now, as the public lists read it.
create view public_now as
  select d.id as document_id, d.unit_id, p.id as posting_id, p.published_at, p.name, p.category_id, o.campus_id
  from postings p join access_levels l on l.id = p.access_level_id join documents d on d.id = p.document_id
  join units n on n.id = d.unit_id join offices o on o.id = n.office_id
  where p.ended_at is null and p.status = 'approved' and (p.publish_at is null or p.publish_at <= now())
    and l.scope = 'public' and not p.is_classified and not d.is_classified and d.is_living;

-- Idempotent: reads what is true at the commit, and writes only what differs or was touched.
create function keep_public_editions(p_documents integer[]) returns void language sql as $$
  update public_editions e set is_public = false, changed_at = clock_timestamp()
  where e.document_id = any(p_documents) and e.is_public
    and not exists (select from public_now v where v.document_id = e.document_id);
  insert into public_editions as e (document_id, unit_id, posting_id, is_public, first_published_at, published_at, changed_at,
    name, category_id, campus_id)
  select v.document_id, v.unit_id, v.posting_id, true, v.published_at, v.published_at, clock_timestamp(), v.name,
    v.category_id, v.campus_id
  from public_now v where v.document_id = any(p_documents) order by v.document_id
  on conflict (document_id) do update set unit_id = excluded.unit_id, posting_id = excluded.posting_id, is_public = true,
    published_at = excluded.published_at, changed_at = excluded.changed_at, name = excluded.name,
    category_id = excluded.category_id, campus_id = excluded.campus_id;
$$;

create function public_edition_of_posting() returns trigger language plpgsql as $$
begin
  perform keep_public_editions(array[new.document_id]);
  return null;
end $$;
-- At the commit: of many changes in one transaction the last counts, and nobody reads between the time and the row.
create constraint trigger postings_keep_edition after update on postings deferrable initially deferred for each row
  when (old.status = 'approved' or new.status = 'approved') execute function public_edition_of_posting();
create constraint trigger postings_begin_edition after insert on postings deferrable initially deferred for each row
  when (new.status = 'approved') execute function public_edition_of_posting();

create function public_edition_of_document() returns trigger language plpgsql as $$
begin
  perform keep_public_editions(array[new.id]);
  return null;
end $$;
create constraint trigger documents_keep_edition after update on documents deferrable initially deferred for each row
  when (old.is_classified is distinct from new.is_classified or old.unit_id is distinct from new.unit_id)
  execute function public_edition_of_document();

-- A name that stands in what harvesters were given: they are given those documents again.
create function public_editions_of_place() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if tg_table_name = 'categories' then
    select array_agg(document_id order by document_id) into ids from public_editions
    where category_id = new.id and is_public;
  elsif tg_table_name = 'access_levels' then
    select array_agg(distinct document_id) into ids from postings where access_level_id = new.id and ended_at is null;
  else
    select array_agg(e.document_id order by e.document_id) into ids
    from public_editions e join units n on n.id = e.unit_id join offices o on o.id = n.office_id
    where e.is_public and case tg_table_name when 'units' then n.id when 'offices' then o.id else o.campus_id end = new.id;
  end if;
  perform from public_editions where document_id = any(ids) order by document_id for no key update;
  perform keep_public_editions(ids);
  return null;
end $$;
create constraint trigger campuses_rename_editions after update on campuses deferrable initially deferred for each row
  when (old.name is distinct from new.name) execute function public_editions_of_place();
create constraint trigger offices_rename_editions after update on offices deferrable initially deferred for each row
  when (old.name is distinct from new.name or old.campus_id is distinct from new.campus_id)
  execute function public_editions_of_place();
create constraint trigger units_rename_editions after update on units deferrable initially deferred for each row
  when (old.name is distinct from new.name or old.office_id is distinct from new.office_id)
  execute function public_editions_of_place();
create constraint trigger categories_rename_editions after update on categories deferrable initially deferred for each row
  when (old.name is distinct from new.name) execute function public_editions_of_place();
create constraint trigger levels_scope_editions after update on access_levels deferrable initially deferred for each row
  when (old.scope is distinct from new.scope) execute function public_editions_of_place();

-- What is public, and what was and still shows that it was; when it first was is not known of older rounds.
select keep_public_editions((select array_agg(document_id) from public_now));
insert into public_editions (document_id, unit_id, posting_id, is_public, first_published_at, published_at, changed_at, name,
  category_id, campus_id)
select distinct on (p.document_id) p.document_id, p.unit_id, p.id, false, p.published_at, p.published_at, p.ended_at, p.name,
  p.category_id, o.campus_id
from postings p join access_levels l on l.id = p.access_level_id join units n on n.id = p.unit_id
join offices o on o.id = n.office_id
where p.ended_at is not null and p.status = 'approved' and l.scope = 'public' and not p.is_classified
order by p.document_id, p.ended_at desc
on conflict (document_id) do nothing;
