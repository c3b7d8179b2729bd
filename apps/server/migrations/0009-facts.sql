-- What happened: audit trail, history tab and outbox in one append-only table.
create table facts (
  id bigint generated always as identity primary key,
  name text not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('anonymous', 'user', 'system')),
  actor_id uuid,
  session_id uuid,
  address text,
  request_id text,
  document_id integer,
  folder_id integer,
  posting_id integer,
  unit_id integer,
  payload jsonb not null
);
comment on column facts.address is 'truncated: /24 of IPv4, /48 of IPv6';
create index facts_document on facts (document_id, id desc) where document_id is not null;
create index facts_name on facts (name, id desc);
create index facts_actor on facts (actor_id, id desc) where actor_id is not null;

create function facts_stay() returns trigger language plpgsql as $$
begin
  raise exception 'facts are append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger facts_append_only before update or delete or truncate on facts for each statement execute function facts_stay();

-- Mail waits here, written in the transaction that made it necessary.
create table mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
create index mails_waiting on mails (id) where sent_at is null;

create table notifications (
  id integer generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  payload jsonb not null,
  fact_id bigint,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (user_id, fact_id)
);
create index notifications_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
