-- Work that a transaction has ordered, on its way into the queue: written with the change itself, cheaply, and handed on
-- in batches once it is committed (decision 0013).
create table job_outbox (
  id bigint generated always as identity primary key,
  queue text not null,
  data jsonb,
  fact_id bigint,
  is_urgent boolean not null default false,
  after_seconds integer,
  check (num_nonnulls(data, fact_id) = 1)
);
comment on column job_outbox.fact_id is 'the work is to react to this fact; facts stay for ever, so nothing watches over it';
