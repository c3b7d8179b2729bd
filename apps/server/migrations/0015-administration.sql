-- The administrator's area: finding people quickly, holidays, the seals of the facts, mails that were given up.

-- A person's words as they are looked for: without regard to letter case and accents (Pena finds Peña).
create function person_words(first_name text, middle_name text, last_name text, user_name text, email text) returns text
  language sql immutable parallel safe
  return lower(public.unaccent('public.unaccent', normalize(
    first_name || ' ' || coalesce(middle_name || ' ', '') || last_name || ' ' || user_name || ' ' || email, NFC)));
-- Kept in the row: each of a common name's rows is compared anew, and folding accents is slow.
alter table users add column words text generated always as (person_words(first_name, middle_name, last_name, user_name, email)) stored;
create index users_words on users using gin (words gin_trgm_ops);
create index users_by_name on users (last_name, first_name, id);
create index users_waiting on users (created_at, id) where accepted_at is null;
create index users_administrators on users (id) where is_administrator;

-- Days on which the offices are closed; a special working day counts as a working day (domain.md, 'Requests', Clock).
create table holidays (
  id integer generated always as identity primary key,
  date date not null,
  name text not null check (name <> ''),
  kind text not null check (kind in ('regular', 'special', 'special_working')),
  -- null: every campus
  campus_id integer references campuses on delete cascade,
  version integer not null default 1
);
create unique index holidays_once on holidays (date, (coalesce(campus_id, 0)), name_key(name));

-- The facts numbered without a gap and chained: each seal's mac covers the one before it and the whole fact. Its key is
-- the server's and not in the database, so that nobody who writes here can forge a chain.
create table fact_seals (
  number bigint primary key check (number > 0),
  fact_id bigint not null unique,
  mac bytea not null
);
create trigger fact_seals_append_only before update or delete or truncate on fact_seals
  for each statement execute function facts_stay();
create index facts_at on facts (at desc, id desc);
create index facts_about_user on facts ((payload ->> 'userId'), id desc) where payload ? 'userId';
create index facts_unit on facts (unit_id, id desc) where unit_id is not null;

-- When it was given up: refused for good, or tried often enough.
alter table mails add column failed_at timestamptz;
create index mails_by_age on mails (created_at desc, id desc);
