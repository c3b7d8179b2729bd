-- What can be found, by whom. A `working` entry is a unit's own document as it stands; `sent` and `posted` entries are
-- the snapshot of its living posting, before and after the approval. Everything that a search needs to filter stands in
-- the row, so that no search joins before it has filtered.

-- Whatever is no letter and no digit separates words, so that 'No. 2026-117', 'a/b' and addresses are found by their
-- parts; an apostrophe separates nothing ('Citizen''s' is 'citizens').
create function search_text(p_text text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    replace(replace(
      case when octet_length(p_text) = char_length(p_text) then p_text else normalize(p_text, NFC) end, '''', ''), '’', ''),
    '[^[:alnum:]]+', ' ', 'g');

-- A text vector holds 1 MB at most; 400 kB of the longest text of the shortest words stay below.
create function search_start(p_text text) returns text
  language sql immutable strict parallel safe
  return case
    when octet_length(p_text) <= 400000 then p_text
    when octet_length(left(p_text, 400000)) <= 400000 then left(p_text, 400000)
    when octet_length(left(p_text, 200000)) <= 400000 then left(p_text, 200000)
    else left(p_text, 100000)
  end;

create function search_vector(p_text text) returns tsvector
  language sql immutable strict parallel safe
  return to_tsvector('sinupan'::regconfig, search_text(search_start(p_text)));

create aggregate tsvector_agg(tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '');

-- Each page keeps its words: a document's entry is put together from them, and passages are found by them.
alter table blob_pages add column words tsvector generated always as (search_vector(body)) stored;

-- The marks of readers, each alone and once more with the era of the entry: the 16 384 entries that were written
-- together. A search looks through the newest eras first.
create function search_keys(p_marks text[], p_id bigint) returns text[]
  language sql immutable strict parallel safe
  return p_marks || array(select mark || '@' || (p_id >> 14) from unnest(p_marks) as mark);

-- What a search reads of many rows stands first, what has no fixed width last.
create table search_entries (
  id bigint generated always as identity primary key,
  recency bigint not null,
  document_id integer not null references documents on delete cascade,
  unit_id integer not null references units,
  campus_id integer not null references campuses,
  is_classified boolean not null,
  owner_id uuid not null references users,
  title tsvector not null,
  tag_ids integer[] not null default '{}',
  file_types text[] not null default '{}',
  category_id integer,
  document_date date,
  year integer generated always as (extract(year from document_date)::integer) stored,
  kind text not null check (kind in ('working', 'sent', 'posted')),
  scope text check (scope in ('unit', 'campus', 'system', 'public')),
  posting_id integer references postings on delete cascade,
  size bigint not null default 0,
  name text not null,
  readers text[] not null,
  viewers text[] not null,
  reader_keys text[] generated always as (search_keys(readers, id)) stored,
  whole tsvector not null,
  check ((kind = 'working') = (posting_id is null) and (kind = 'working') = (scope is null))
);
comment on column search_entries.recency is 'seconds since 1970 of the last change, of a snapshot those of its publication';
comment on column search_entries.title is 'name (A), tags and category (B), description and file names (C): metadata';
comment on column search_entries.readers is 'who may read the contents, as audience marks: public, system, campus:1, unit:1, user:…, decide:campus:group, admin, cru';
comment on column search_entries.viewers is 'who may see the metadata; the readers among them';
comment on column search_entries.whole is 'the title and the text inside the files (D)';
create unique index search_entries_edition on search_entries (document_id, (kind = 'working'));
create index search_entries_posting on search_entries (posting_id) where posting_id is not null;
-- The snapshots apart: a search looks at few units' own entries, but at everybody's snapshots. What waits to be sorted
-- into an index is read by every search, so it may not wait long (256 kB; measured: 4 MB make a rare word 3 times slower).
create index search_entries_whole on search_entries using gin (reader_keys, whole)
  with (gin_pending_list_limit = 256) where kind = 'working';
create index search_entries_whole_snapshots on search_entries using gin (reader_keys, whole)
  with (gin_pending_list_limit = 256) where kind <> 'working';
create index search_entries_title on search_entries using gin (viewers, title) with (gin_pending_list_limit = 256);
create index search_entries_masked on search_entries using gin (viewers, title) where is_classified;
create index search_entries_category on search_entries (category_id);
create index search_entries_tags on search_entries using gin (tag_ids);
create index search_entries_public on search_entries (category_id, campus_id, year)
  where kind = 'posted' and scope = 'public' and not is_classified;

-- A right that ends takes the entry with it, in the same transaction; what is left to find is written again by a job.
create function search_document_changed() returns trigger language plpgsql as $$
begin
  if new.is_living and new.unit_id = old.unit_id and new.owner_id = old.owner_id then
    update search_entries set is_classified = true where document_id = new.id and not is_classified;
  else
    delete from search_entries where document_id = new.id;
  end if;
  return null;
end $$;
create trigger documents_end_search after update on documents for each row
  when ((old.is_living and not new.is_living) or old.unit_id <> new.unit_id or old.owner_id <> new.owner_id
    or (new.is_classified and not old.is_classified))
  execute function search_document_changed();

create function search_posting_changed() returns trigger language plpgsql as $$
begin
  delete from search_entries where posting_id = new.id;
  return null;
end $$;
create trigger postings_end_search after update on postings for each row
  when (old.ended_at is distinct from new.ended_at or old.status <> new.status or old.unit_id <> new.unit_id
    or old.access_level_id <> new.access_level_id or old.is_classified <> new.is_classified)
  execute function search_posting_changed();

-- Names that are searched beside the documents' keep their words, as pages do.
alter table folders add column words tsvector generated always as (search_vector(name)) stored;
alter table categories add column words tsvector generated always as (search_vector(name)) stored;
alter table tags add column words tsvector generated always as (search_vector(name)) stored;
create index folders_search on folders using gin (unit_id, words) where is_living;

-- All words of four letters and more that the entries hold: what a beginning may go on to, and for those of names what a
-- misspelt word may have meant. They are never shown: each search runs under the caller's own rights.
create table search_words (
  word text collate "C" primary key,
  is_of_name boolean not null
);
create index search_words_similar on search_words using gin (word gin_trgm_ops) where is_of_name;
