-- An approver's duty in other hands for a time, postings that are published at an hour of their own, what was sent in
-- earlier rounds, and public documents that are taken down (docs/decisions/0032).

create table approver_delegations (
  id integer generated always as identity primary key,
  approver_id uuid not null references users,
  delegate_id uuid not null references users,
  from_date date not null,
  to_date date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_by uuid not null references users,
  created_at timestamptz not null,
  ended_at timestamptz,
  ended_by uuid references users,
  check (approver_id <> delegate_id),
  check (from_date <= to_date and starts_at < ends_at)
);
comment on table approver_delegations is 'whoever decides on what the approver decides on, in the time between';
comment on column approver_delegations.starts_at is 'the first instant of from_date in the institution''s time zone';
comment on column approver_delegations.ends_at is 'the first instant after to_date there';
create index approver_delegations_delegate on approver_delegations (delegate_id) where ended_at is null;
create index approver_delegations_approver on approver_delegations (approver_id) where ended_at is null;

alter table postings
  add column publish_at timestamptz,
  add column reviewed_for uuid references users,
  add column reminded_at timestamptz,
  add column escalated_at timestamptz,
  add column taken_down_at timestamptz,
  add column public_reason text check (char_length(public_reason) between 10 and 1000),
  add check ((taken_down_at is null) = (public_reason is null)),
  add check (taken_down_at is null or ended_at is not null);
comment on column postings.publish_at is 'what is approved reaches nobody beyond its unit before; null when it is out';
comment on column postings.reviewed_for is 'the approver in whose place it was decided';
comment on column postings.public_reason is 'why a public document was taken down, for whoever asks for it';
create index postings_to_publish on postings (publish_at)
  where publish_at is not null and ended_at is null and status = 'approved';
create index postings_taken_down on postings (document_id, taken_down_at desc) where taken_down_at is not null;

-- What a posting was when it was sent before: its snapshot is taken anew each time.
create table posting_rounds (
  posting_id integer not null references postings on delete cascade,
  round integer not null,
  sent_at timestamptz not null,
  access_level_id integer not null,
  access_level text not null,
  is_classified boolean not null,
  name text not null,
  description text,
  category_id integer,
  category text,
  document_date date,
  tags text[] not null,
  file_ids integer[] not null,
  primary key (posting_id, round)
);
comment on column posting_rounds.category is 'as it was called then; what has gone since keeps nobody from going';
comment on column posting_rounds.file_ids is 'versions of files, in their order; they go when the document does';
