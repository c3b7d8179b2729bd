-- Originals on paper: who has one, who waits for it, and what was on the shelf when somebody counted
-- (docs/decisions/0037).

create table loans (
  id integer generated always as identity primary key,
  document_id integer not null references documents on delete cascade,
  status text not null default 'requested' check (
    status in ('requested', 'approved', 'pulled', 'lent', 'returned', 'reshelved', 'refused', 'cancelled')),
  requested_by uuid not null references users,
  requested_at timestamptz not null,
  needed_by date not null,
  reason text not null,
  decided_by uuid references users,
  decided_at timestamptz,
  refusal_reason text,
  pulled_at timestamptz,
  lent_by uuid references users,
  lent_at timestamptz,
  due_on date,
  returned_at timestamptz,
  closed_at timestamptz,
  turn_at timestamptz,
  reminded_on date,
  version integer not null default 1,
  check ((status in ('reshelved', 'refused', 'cancelled')) = (closed_at is not null)),
  check (status not in ('lent', 'returned') or (lent_at is not null and due_on is not null))
);
comment on table loans is 'Originals on loan: what is not closed stands in a line for its document, in the order of asking';
comment on column loans.turn_at is 'when it became the first of its line, and its asker was told';
comment on column loans.reminded_on is 'the day of the last reminder that it is due or overdue';
-- One open loan an original: what was approved is this person's until it is back on its shelf.
create unique index loans_one_open on loans (document_id) where status in ('approved', 'pulled', 'lent', 'returned');
-- Nobody stands in a line twice.
create unique index loans_one_a_person on loans (document_id, requested_by) where closed_at is null;
create index loans_line on loans (document_id, id) where closed_at is null;
create index loans_of_document on loans (document_id);
create index loans_asked_by on loans (requested_by, id desc);
create index loans_open on loans (id desc) where closed_at is null;
create index loans_due on loans (due_on) where status = 'lent';

create or replace view documents_on_loan as
  select document_id from loans where status in ('approved', 'pulled', 'lent', 'returned');

create table stock_takes (
  id integer generated always as identity primary key,
  unit_id integer not null references units,
  location_id integer references locations on delete set null,
  name text not null,
  code text not null,
  way text not null,
  started_by uuid not null references users,
  started_at timestamptz not null,
  closed_by uuid references users,
  closed_at timestamptz,
  version integer not null default 1,
  check ((closed_at is null) = (closed_by is null))
);
comment on table stock_takes is 'A count of what is really in a place and everywhere below it';
comment on column stock_takes.name is 'of the place, as its code and way, when the count began';
create index stock_takes_unit on stock_takes (unit_id, id desc);
create index stock_takes_location on stock_takes (location_id);

-- What should be there when the count begins, and what was scanned. It stays as it was then: names are kept with it.
create table stock_take_items (
  id bigint generated always as identity primary key,
  stock_take_id integer not null references stock_takes on delete cascade,
  document_id integer references documents on delete set null,
  item_code text not null,
  name text not null,
  way text,
  is_expected boolean not null,
  was_on_loan boolean not null default false,
  found_at timestamptz,
  found_by uuid references users,
  check (is_expected or found_at is not null)
);
comment on column stock_take_items.way is 'of the place where it belonged when the count began or it was scanned; null: in none';
comment on column stock_take_items.was_on_loan is 'it was lent when the count began: not here, and not missing';
-- Scanned by two people at once it counts once.
create unique index stock_take_items_document on stock_take_items (stock_take_id, document_id);
create index stock_take_items_of_document on stock_take_items (document_id) where document_id is not null;
create index stock_take_items_by_name on stock_take_items (stock_take_id, name collate natural_order, id);
