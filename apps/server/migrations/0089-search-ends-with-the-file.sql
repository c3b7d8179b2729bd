-- What a file said is found no longer than it is the document's current one: who was given the document doesn't read its
-- versions. Of its entry only what the document itself says stays; the job writes the words of the files that are left.
create function search_file_went() returns trigger language plpgsql as $$
begin
  update search_entries e set title = own.words, whole = own.words
  from documents d cross join lateral (
    select ts_filter(e2.title, '{a,b}') || setweight(search_vector(d.description), 'C') as words
    from search_entries e2 where e2.document_id = d.id and e2.kind = 'working'
  ) as own
  where d.id = new.document_id and e.document_id = d.id and e.kind = 'working' and e.whole <> own.words;
  return null;
end $$;
create trigger files_end_search after update on files for each row
  when (old.is_current and not new.is_current) execute function search_file_went();
