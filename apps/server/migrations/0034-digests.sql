-- Notices that come by mail once a day instead of at once, by kind; and when the last such mail was written.
alter table users
  add column digest_notices text[] not null default '{}',
  add column digested_at timestamptz;
comment on column users.digest_notices is 'kinds of notices that are gathered into one mail a day; unmailed ones come by no mail at all';
create index users_digest on users (id) where digest_notices <> '{}';
