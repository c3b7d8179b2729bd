-- A pool that a document was meant for gets it once, when its posting is approved: what was taken out of the pool since
-- does not come back with the next approval.
alter table posting_pools add column settled_at timestamptz;
comment on column posting_pools.settled_at is 'when the posting was approved, and the pool got the document or did not';
create index posting_pools_pool on posting_pools (pool_id);
