-- People, where they work, how they are let in.
create table users (
  id uuid primary key default gen_random_uuid(),
  user_name text not null check (user_name !~ '\s' and user_name <> ''),
  email text not null,
  email_confirmed_at timestamptz,
  first_name text not null,
  middle_name text,
  last_name text not null,
  position text,
  password_hash text,
  is_administrator boolean not null default false,
  home_unit_id integer references units,
  accepted_at timestamptz,
  deactivated_at timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index users_user_name on users (name_key(user_name));
create unique index users_email on users (name_key(email));
create index users_home_unit on users (home_unit_id);

-- DeliveryUnitAccess: a user may work in this unit too.
create table unit_memberships (
  id integer generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  unit_id integer not null references units,
  unique (user_id, unit_id)
);
create index unit_memberships_unit on unit_memberships (unit_id);

-- CampusAccess: a user sees what is posted at Campus level there.
create table campus_grants (
  id integer generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  campus_id integer not null references campuses,
  unique (user_id, campus_id)
);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz,
  agent text,
  address text
);
create index sessions_user on sessions (user_id) where ended_at is null;

-- Only the SHA-256 of a link's secret is kept.
create table one_time_links (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('invitation', 'password-reset')),
  secret_hash bytea not null unique,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_links_user on one_time_links (user_id);

-- Counters of a limit's window, shared by all server processes.
create table throttles (
  key text primary key,
  window_ends_at timestamptz not null,
  count integer not null
);
