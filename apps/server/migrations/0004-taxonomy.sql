-- Groups, categories (records series), tags, and who decides on postings.
create table category_groups (
  id integer generated always as identity primary key,
  name text not null check (name <> '')
);
create unique index category_groups_name on category_groups (name_key(name));

create table categories (
  id integer generated always as identity primary key,
  group_id integer not null references category_groups,
  name text not null check (name <> ''),
  description text,
  retention_years integer check (retention_years between 0 and 100),
  reference text
);
comment on column categories.retention_years is 'whole years from the document''s date; null keeps for ever';
create unique index categories_group_name on categories (group_id, name_key(name));

create table tags (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  description text
);
create unique index tags_name on tags (name_key(name));

create table approvers (
  id integer generated always as identity primary key,
  approver_id uuid not null references users,
  group_id integer not null references category_groups,
  campus_id integer not null references campuses,
  unique (group_id, campus_id)
);
create index approvers_approver on approvers (approver_id);
