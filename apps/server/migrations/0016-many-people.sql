-- Lists of 200 000 people and 5 000 units are read in their order, not sorted.
create index users_by_age on users (created_at, id);
create index users_by_sign_in on users (last_sign_in_at, id);
create index users_by_sign_in_downwards on users (last_sign_in_at desc nulls last, id desc);
create index users_invited on users (last_name, first_name, id)
  where accepted_at is not null and email_confirmed_at is null and deactivated_at is null;
create index users_deactivated on users (last_name, first_name, id) where deactivated_at is not null;
-- The members of each unit that a list shows are counted; an office's people are listed by name.
create index users_members on users (home_unit_id, last_name, first_name, id)
  where accepted_at is not null and deactivated_at is null;
create index offices_by_name on offices (name collate natural_order, id);
create index units_by_name on units (name collate natural_order, id);

-- Kept in the row, as a person's words are: folding accents of thousands of names takes longer than reading them.
create function place_words(name text, short_name text) returns text
  language sql immutable parallel safe
  return lower(public.unaccent('public.unaccent', normalize(name || coalesce(E'\n' || short_name, ''), NFC)));
alter table offices add column words text generated always as (place_words(name, short_name)) stored;
alter table units add column words text generated always as (place_words(name, short_name)) stored;
