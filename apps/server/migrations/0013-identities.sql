-- Other ways to sign in, the second factor, and recent proofs that it is oneself.

-- An account elsewhere that lets its owner in here. Only the subject counts: names and addresses change hands.
create table identities (
  id integer generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  provider text not null check (provider in ('hris', 'google')),
  issuer text not null,
  subject text not null check (subject <> ''),
  label text not null,
  -- Who made the link: the provider's first sign-in, a confirmed address, or the person in the profile.
  origin text not null check (origin in ('provisioned', 'matched', 'linked')),
  linked_at timestamptz not null,
  last_used_at timestamptz,
  unique (provider, issuer, subject),
  unique (user_id, provider, issuer)
);

-- The secret is sealed under a key of the server, which is not in the database.
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  sealed_secret bytea not null,
  enabled_at timestamptz,
  -- The time step of the last code: none of it or before it counts again (RFC 6238, section 5.2).
  last_step bigint not null default 0
);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- When the person of a session last proved that it is them; a sign-in is such a proof.
alter table sessions add column proved_at timestamptz;
