-- Requests for files: whoever has the link sends files into a folder, without an account, and sees nothing of it
-- (docs/decisions/0033). What was sent is a document like any other; here is only what the limits count by.

create table drops (
  id integer generated always as identity primary key,
  folder_id integer references folders on delete set null,
  unit_id integer not null references units on delete cascade,
  token_hash bytea not null unique,
  title text not null,
  message text,
  expires_at timestamptz not null,
  max_files integer not null check (max_files between 1 and 1000),
  max_bytes bigint check (max_bytes > 0),
  types text[],
  password_hash text,
  created_by uuid not null references users,
  created_at timestamptz not null,
  ended_at timestamptz,
  ended_because text check (ended_because in ('revoked', 'maker')),
  ended_by uuid references users,
  check ((ended_at is null) = (ended_because is null))
);
comment on table drops is 'Upload requests: a folder that outsiders send files to by a link';
comment on column drops.folder_id is 'null: the folder was deleted, and the request has ended with it';
comment on column drops.token_hash is 'SHA-256 of the token, which is told once, to who makes the request';
comment on column drops.types is 'extensions by content that are taken; null for all';
comment on column drops.ended_because is 'revoked by somebody, or its maker left the unit';
create index drops_folder on drops (folder_id);
create index drops_unit on drops (unit_id);
create index drops_maker on drops (created_by) where ended_at is null;

-- A file that is being sent has its place from its first byte on: what breaks off gives the place back, and what was
-- left lying by a server that died counts for an hour.
create table drop_files (
  id bigint generated always as identity primary key,
  drop_id integer not null references drops on delete cascade,
  receipt text not null unique,
  begun_at timestamptz not null,
  delivered_at timestamptz,
  document_id integer references documents on delete set null
);
comment on column drop_files.delivered_at is 'null: it is on its way';
create index drop_files_drop on drop_files (drop_id);
create index drop_files_document on drop_files (document_id) where document_id is not null;

-- As a link, a request ends for good when who made it leaves its unit or is deactivated.
create function end_drops_of(p_user uuid) returns void language sql as $$
  update drops r set ended_at = now(), ended_because = 'maker'
  from users u
  where r.created_by = p_user and r.ended_at is null and u.id = p_user
    and (u.deactivated_at is not null or (r.unit_id is distinct from u.home_unit_id
      and not exists (select from unit_memberships m where m.user_id = u.id and m.unit_id = r.unit_id)));
$$;
create function drops_end_with_maker() returns trigger language plpgsql as $$
begin
  perform end_drops_of(new.id);
  return null;
end $$;
create trigger users_end_drops after update of home_unit_id, deactivated_at on users for each row
  when (old.home_unit_id is distinct from new.home_unit_id or old.deactivated_at is distinct from new.deactivated_at)
  execute function drops_end_with_maker();
create function drops_end_with_membership() returns trigger language plpgsql as $$
begin
  perform end_drops_of(old.user_id);
  return null;
end $$;
create trigger unit_memberships_end_drops after delete on unit_memberships for each row
  execute function drops_end_with_membership();
