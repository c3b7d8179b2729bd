-- Accounts of ordinary people: registering, codes by mail, pictures, choices.
alter table users
  add column language text not null default 'en' check (language in ('en', 'fil')),
  add column unmailed_notices text[] not null default '{}',
  add column avatar_id uuid;
comment on column users.unmailed_notices is 'kinds of notices that come in the app only';
comment on column users.avatar_id is 'the living row of avatars, so that a person is told in one row';

-- Who has registered and not confirmed the e-mail yet. There is a row whether or not the address has an account, so
-- that nobody can tell the two apart; the account is made when the code is right.
create table registrations (
  id bigint generated always as identity primary key,
  email text not null,
  user_name text not null check (user_name !~ '\s' and user_name <> ''),
  first_name text not null,
  middle_name text,
  last_name text not null,
  position text,
  password_hash text not null,
  unit_id integer not null references units on delete cascade,
  code_hash bytea not null,
  code_expires_at timestamptz not null,
  code_tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index registrations_email on registrations (name_key(email));
create index registrations_user_name on registrations (name_key(user_name));

-- A code that proves an address of somebody who has an account. Only a keyed hash of it is kept.
create table email_codes (
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('confirm', 'change')),
  email text not null,
  code_hash bytea not null,
  code_expires_at timestamptz not null,
  code_tries integer not null default 0,
  primary key (user_id, purpose)
);

-- A picture's id is its address: random, and another one for each picture.
create table avatars (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users on delete cascade,
  image bytea not null
);

-- The text of a mail that holds a code or a link is dropped once it is sent.
alter table mails add column is_secret boolean not null default false;
