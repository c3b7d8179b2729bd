-- Waiting work is done in turns between those who wait for it (decision 0017): an order says who that is, and since when
-- it waits, for whoever looks after the queues.
alter table job_outbox add column awaited_by text;
alter table job_outbox add column ordered_at timestamptz not null default now();
alter table job_outbox drop column is_urgent;
comment on column job_outbox.awaited_by is 'a person, or all visitors together; null where nobody waits for it: an import, the demo, a job';

-- Bytes that are still to be read are looked for each hour, among all that ever were.
create index blobs_unread on blobs (created_at) where derived_at is null;

-- That the text of some bytes is there was a fact; now it is an order to the search. Those on their way are kept.
update job_outbox o set data = f.payload, fact_id = null from facts f where f.id = o.fact_id and o.queue = 'search-contents';
do $$
begin
  if to_regclass('pgboss.job') is not null then
    update pgboss.job set data = data -> 'payload' where name = 'search-contents' and data ? 'payload';
  end if;
end $$;

-- Queues whose work has waited too long, as long as it does: administrators are told once.
create table late_queues (
  queue text primary key,
  noticed_at timestamptz not null
);
