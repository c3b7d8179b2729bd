-- The wish to publish a document at a level, and its decision. The row carries the snapshot that everybody outside
-- the custodian unit sees; `files` of a posting are versions, which never change.
create table postings (
  id integer generated always as identity primary key,
  document_id integer not null references documents on delete cascade,
  unit_id integer not null references units,
  access_level_id integer not null references access_levels,
  status text not null default 'pending' check (status in ('pending', 'approved', 'returned')),
  requested_by uuid not null references users,
  note text,
  return_reason text check (char_length(return_reason) between 10 and 1000),
  reviewed_by uuid references users,
  reviewed_at timestamptz,
  is_self_approval_allowed boolean not null default false,
  round integer not null default 1,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  published_at timestamptz,
  ended_at timestamptz,
  -- the snapshot
  name text not null,
  description text,
  category_id integer references categories,
  document_date date,
  owner_id uuid not null references users,
  tag_ids integer[] not null default '{}',
  tags text[] not null default '{}',
  is_classified boolean not null default false,
  version integer not null default 1,
  check (reviewed_by is null or reviewed_by <> requested_by or is_self_approval_allowed),
  check (status <> 'returned' or return_reason is not null),
  check ((status = 'approved') = (published_at is not null)),
  check (status = 'pending' or reviewed_at is not null)
);
create unique index postings_one_live on postings (document_id) where ended_at is null;
create index postings_document on postings (document_id);
create index postings_unit on postings (unit_id, status) where ended_at is null;
create index postings_pending on postings (sent_at) where ended_at is null and status = 'pending';
create index postings_published on postings (published_at desc, id desc) where ended_at is null and status = 'approved';
create index postings_category on postings (category_id) where ended_at is null and status = 'approved';

create table posting_files (
  posting_id integer not null references postings on delete cascade,
  file_id integer not null references files,
  position integer not null,
  primary key (posting_id, file_id)
);
create index posting_files_file on posting_files (file_id);

-- A classified document is never public; a posted one is not in the trash, and what is in the trash is not posted.
create function posting_is_sound() returns trigger language plpgsql as $$
declare
  living boolean;
  owner_unit integer;
begin
  if new.ended_at is not null then return new; end if;
  if new.is_classified and exists (select from access_levels where id = new.access_level_id and scope = 'public') then
    raise exception 'a classified document can''t be public' using errcode = 'SP002';
  end if;
  if new.status <> 'returned' then
    select is_living, unit_id into living, owner_unit from documents where id = new.document_id for share;
    if not living then
      raise exception 'a document in the trash can''t be posted' using errcode = 'SP003';
    end if;
    new.unit_id := owner_unit;
  end if;
  return new;
end $$;
create trigger postings_sound before insert or update on postings for each row execute function posting_is_sound();

create function document_is_free_to_go() returns trigger language plpgsql as $$
begin
  if exists (select from postings where document_id = old.id and ended_at is null and status <> 'returned') then
    raise exception 'a posted document stays' using errcode = 'SP003';
  end if;
  if tg_op = 'DELETE' then
    if old.is_record or old.is_permanent or old.is_vital then
      raise exception 'a record stays until its disposal' using errcode = 'SP004';
    end if;
    return old;
  end if;
  return new;
end $$;
create trigger documents_free_to_trash before update on documents for each row
  when (old.is_living and (new.trashed_at is not null or new.buried_in is not null))
  execute function document_is_free_to_go();
create trigger documents_free_to_delete before delete on documents for each row execute function document_is_free_to_go();
