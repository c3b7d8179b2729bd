-- For who runs it. Several servers of one installation have to hold the same keys: their mark stands here, and a server
-- with others is refused at its start. The mark is derived from the keys and tells nothing of them.
create table installation (
  id boolean primary key default true check (id),
  secrets_mark text not null,
  marked_at timestamptz not null default now()
);

-- What outsiders read is counted by document and day; no person, address or time is kept, and no fact is written.
create table public_readings (
  document_id integer not null references documents on delete cascade,
  day date not null,
  views integer not null default 0,
  downloads integer not null default 0,
  primary key (document_id, day)
);
comment on column public_readings.day is 'in the institution''s time zone';

-- The sums of all days, so that a list of public documents need not add up years.
create table public_reading_totals (
  document_id integer primary key references documents on delete cascade,
  views integer not null default 0,
  downloads integer not null default 0
);

-- Who has the bell open hears of a notice when it is committed (payload: the person), and the stream of a session ends
-- with it (payload: the session).
create function announce_notice() returns trigger language plpgsql as $$
begin
  perform pg_notify('sinupan_notice', new.user_id::text);
  return null;
end $$;
create trigger notifications_announced after insert or update of read_at on notifications
  for each row execute function announce_notice();

create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('sinupan_session_end', old.id::text);
  return null;
end $$;
create trigger sessions_end_announced after update of ended_at on sessions
  for each row when (old.ended_at is null and new.ended_at is not null) execute function announce_session_end();
