-- What a search reads of everybody's snapshots, apart and narrow (docs/decisions/0071): a common word has thousands of candidates, and
-- what each costs is the page that it lies on. What is asked of all of them stands first, with a width that is known. The texts'
-- vectors lie outside of the row: the index asks them for phrases alone.
create table search_snapshots (
  id bigint primary key references search_entries on delete cascade,
  recency bigint not null,
  document_id integer not null,
  unit_id integer not null,
  is_classified boolean not null,
  owner_id uuid not null,
  kind text not null,
  facets bytea not null,
  title tsvector not null,
  scope text not null,
  campus_id integer not null,
  category_id integer,
  document_date date,
  year integer,
  tag_ids integer[] not null,
  file_types text[] not null,
  reader_keys text[] not null,
  whole tsvector not null
) with (toast_tuple_target = 640);
alter table search_snapshots alter facets set storage plain;
alter table search_snapshots alter title set storage main;
comment on table search_snapshots is 'search_entries that are no working editions, once more; a trigger writes them';
create index search_snapshots_whole on search_snapshots using gin (reader_keys, whole) with (gin_pending_list_limit = 256);

-- An entry is written once and goes; what changes of it in its place is when it was changed, what is counted, and that it is hidden.
create function search_snapshot_follows() returns trigger language plpgsql as $$
declare
  v_facets bytea := coalesce(new.facets,
    search_facets(new.category_id, new.unit_id, new.campus_id, new.year, new.tag_ids, new.file_types));
begin
  if tg_op = 'INSERT' then
    insert into search_snapshots (id, recency, document_id, unit_id, is_classified, owner_id, kind, facets, title, scope, campus_id,
      category_id, document_date, year, tag_ids, file_types, reader_keys, whole)
    values (new.id, new.recency, new.document_id, new.unit_id, new.is_classified, new.owner_id, new.kind, v_facets, new.title, new.scope,
      new.campus_id, new.category_id, new.document_date, new.year, new.tag_ids, new.file_types, new.reader_keys, new.whole);
  else
    update search_snapshots set recency = new.recency, is_classified = new.is_classified, facets = v_facets where id = new.id;
  end if;
  return null;
end $$;
create trigger search_entries_snapshot after insert or update on search_entries for each row
  when (new.kind <> 'working') execute function search_snapshot_follows();

-- Snapshots from before are found where they are, until a job has copied them in the order of their ids. `after`: the last one copied.
create table search_copying (
  after bigint not null,
  until bigint not null
);
insert into search_copying (after, until) select 0, max(id) from search_entries where kind <> 'working' having max(id) is not null;
do $$ begin
  if not exists (select from search_copying) then
    drop index search_entries_whole_snapshots;
  end if;
end $$;

-- Beginnings in a query, as the words that each may go on to: each has its list in the index, while a beginning has to gather the lists
-- of all of them first, and of everybody's texts. What goes on to more than 64 words stays as it is.
create function search_spelled_out(p_text text, p_beginnings text[], p_words text[]) returns text
  language plpgsql stable strict parallel safe as $$
declare
  v_words text[];
begin
  for i in 1 .. cardinality(p_beginnings) loop
    select array_agg(word) into v_words
    from (select word from search_words where word >= p_words[i] and word < p_words[i] || chr(1114111) limit 65) as going_on;
    if cardinality(v_words) <= 64 then
      p_text := replace(p_text, p_beginnings[i], '(''' || array_to_string(v_words, ''' | ''') || ''')');
    end if;
  end loop;
  return p_text;
end $$;
