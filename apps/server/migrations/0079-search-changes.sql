-- What changed in the search index, and whom it may concern: who keeps what a search found asks here whether it is still so
-- (docs/decisions/0079). A statement that writes, hides or takes away entries adds one row; nothing is updated, so nobody waits.
create table search_changes (
  at xid8 not null default pg_current_xact_id(),
  is_gone boolean not null,
  marks text[] not null,
  document_ids integer[]
);
comment on column search_changes.at is 'the transaction: which snapshots see it is all that is asked';
comment on column search_changes.is_gone is 'entries went or changed; else they are new, and can be asked whether they matter';
comment on column search_changes.marks is 'who finds or found one of the entries by what they are (search_entries.viewers)';
comment on column search_changes.document_ids is 'whose entries: who was given one finds it by that; null where there are many';
create index search_changes_at on search_changes (at);

-- What was there so long ago that nobody keeps anything from before it may go: what this snapshot sees.
create table search_changes_seen (
  is_only boolean primary key default true check (is_only),
  snapshot pg_snapshot not null,
  taken_at timestamptz not null
);

-- Of one statement one row; where it changed nothing, none.
create function search_entries_changed() returns trigger language plpgsql as $$
declare
  v_marks text[];
  v_documents integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct mark) filter (where mark is not null), array_agg(distinct document_id) into v_marks, v_documents
    from written left join lateral unnest(viewers) as mark on true;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct mark) filter (where mark is not null), array_agg(distinct document_id) into v_marks, v_documents
    from gone left join lateral unnest(viewers) as mark on true;
  else
    select array_agg(distinct mark) filter (where mark is not null), array_agg(distinct document_id) into v_marks, v_documents
    from (select document_id, viewers from gone union all select document_id, viewers from written) as entry
      left join lateral unnest(viewers) as mark on true;
  end if;
  if v_documents is not null then
    insert into search_changes (is_gone, marks, document_ids)
    values (tg_op <> 'INSERT', coalesce(v_marks, '{}'), case when cardinality(v_documents) <= 1000 then v_documents end);
  end if;
  return null;
end $$;
create trigger search_entries_inserted after insert on search_entries
  referencing new table as written for each statement execute function search_entries_changed();
create trigger search_entries_updated after update on search_entries
  referencing old table as gone new table as written for each statement execute function search_entries_changed();
create trigger search_entries_deleted after delete on search_entries
  referencing old table as gone for each statement execute function search_entries_changed();
