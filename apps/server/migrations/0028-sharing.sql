-- Reading that is given beside the unit's own and what is posted (docs/decisions/0029): shares with people, units or
-- anyone who has the link; pools; and, of what is classified, access for a time. One view tells whom a document was given
-- to: every door asks it, so that what ends there ends everywhere.

create table shares (
  id integer generated always as identity primary key,
  document_id integer not null references documents on delete cascade,
  token_hash bytea not null unique,
  is_for_anyone boolean not null,
  password_hash text,
  expires_at timestamptz,
  max_downloads integer check (max_downloads > 0),
  download_count integer not null default 0 check (download_count <= coalesce(max_downloads, download_count)),
  open_count integer not null default 0,
  last_opened_at timestamptz,
  created_by uuid not null references users,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_because text check (ended_because in ('revoked', 'limit', 'maker')),
  ended_by uuid references users,
  check ((ended_at is null) = (ended_because is null))
);
comment on column shares.token_hash is 'SHA-256 of the token, which is told once, to who makes the link';
comment on column shares.is_for_anyone is 'whoever has the link reads; else the people and units named beside it, signed in';
comment on column shares.ended_because is 'revoked by somebody, its limit of downloads reached, or its maker lost access to the document';
create index shares_document on shares (document_id);
create index shares_maker on shares (created_by) where ended_at is null;

create table share_people (
  share_id integer not null references shares on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (share_id, user_id)
);
create index share_people_user on share_people (user_id);
create table share_units (
  share_id integer not null references shares on delete cascade,
  unit_id integer not null references units,
  primary key (share_id, unit_id)
);
create index share_units_unit on share_units (unit_id);

-- A download counts once for each file and visit, whatever the parts it is fetched in.
create table share_downloads (
  share_id integer not null references shares on delete cascade,
  file_id integer not null,
  visit text not null,
  at timestamptz not null default now(),
  primary key (share_id, file_id, visit)
);

-- When somebody last looked at what is shared with them: what came since is new.
create table share_visits (
  user_id uuid primary key references users on delete cascade,
  at timestamptz not null
);

create table pools (
  id integer generated always as identity primary key,
  title text not null,
  description text,
  allows_others_to_add boolean not null default false,
  created_by uuid not null references users,
  created_at timestamptz not null default now(),
  version integer not null default 1
);
comment on column pools.allows_others_to_add is 'allowOtherUserToAddFiles: every member may add, whatever their own right says';

create table pool_members (
  id integer generated always as identity primary key,
  pool_id integer not null references pools on delete cascade,
  user_id uuid not null references users on delete cascade,
  is_owner boolean not null default false,
  can_add_files boolean not null default false,
  can_add_members boolean not null default false,
  added_by uuid references users,
  created_at timestamptz not null default now(),
  unique (pool_id, user_id)
);
create index pool_members_user on pool_members (user_id);

create table pool_documents (
  id integer generated always as identity primary key,
  pool_id integer not null references pools on delete cascade,
  document_id integer not null references documents on delete cascade,
  added_by uuid not null references users,
  created_at timestamptz not null default now(),
  unique (pool_id, document_id)
);
create index pool_documents_document on pool_documents (document_id);

-- Pools that a document is meant for once its posting is approved.
create table posting_pools (
  posting_id integer not null references postings on delete cascade,
  pool_id integer not null references pools on delete cascade,
  added_by uuid not null references users,
  primary key (posting_id, pool_id)
);

create table access_requests (
  id integer generated always as identity primary key,
  document_id integer not null references documents on delete cascade,
  user_id uuid not null references users on delete cascade,
  reason text not null,
  status text not null default 'waiting' check (status in ('waiting', 'granted', 'refused')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references users,
  answer text,
  check ((status = 'waiting') = (decided_at is null))
);
create unique index access_requests_waiting on access_requests (document_id, user_id) where status = 'waiting';
create index access_requests_document on access_requests (document_id);

create table access_grants (
  id integer generated always as identity primary key,
  document_id integer not null references documents on delete cascade,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('granted', 'opened')),
  reason text not null,
  given_by uuid not null references users,
  given_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_by uuid references users
);
comment on column access_grants.kind is 'granted by the document''s owner, or opened by the central records unit itself';
create index access_grants_document on access_grants (document_id, user_id) where ended_at is null;

-- Whom documents were given to, now: a row for each document and person or unit. What is in the trash or counts as
-- classified is withheld meanwhile, which is the policy's to say.
create view reading_grants as
  select s.document_id, sp.user_id, null::integer as unit_id, 'share' as via, s.id as source_id
  from shares s join share_people sp on sp.share_id = s.id
  where s.ended_at is null and (s.expires_at is null or s.expires_at > now())
  union all
  select s.document_id, null, su.unit_id, 'share', s.id
  from shares s join share_units su on su.share_id = s.id
  where s.ended_at is null and (s.expires_at is null or s.expires_at > now())
  union all
  select pd.document_id, pm.user_id, null, 'pool', pd.pool_id
  from pool_documents pd join pool_members pm on pm.pool_id = pd.pool_id;

-- A link ends for good when who made it loses the document: leaves its unit, or is deactivated.
create function end_shares_of(p_user uuid) returns void language sql as $$
  update shares s set ended_at = now(), ended_because = 'maker'
  from documents d, users u
  where s.created_by = p_user and s.ended_at is null and d.id = s.document_id and u.id = p_user
    and (u.deactivated_at is not null or (d.unit_id is distinct from u.home_unit_id
      and not exists (select from unit_memberships m where m.user_id = u.id and m.unit_id = d.unit_id)));
$$;
create function shares_end_with_maker() returns trigger language plpgsql as $$
begin
  perform end_shares_of(new.id);
  return null;
end $$;
create trigger users_end_shares after update of home_unit_id, deactivated_at on users for each row
  when (old.home_unit_id is distinct from new.home_unit_id or old.deactivated_at is distinct from new.deactivated_at)
  execute function shares_end_with_maker();
create function shares_end_with_membership() returns trigger language plpgsql as $$
begin
  perform end_shares_of(old.user_id);
  return null;
end $$;
create trigger unit_memberships_end_shares after delete on unit_memberships for each row
  execute function shares_end_with_membership();
