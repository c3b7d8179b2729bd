-- A document counts as classified while its living posting is, so its own edition is searched as one too: at once where
-- the posting becomes it, as where the document itself does (search_document_changed). What is opened again is written
-- by the index's job.
create index postings_classified on postings (document_id) where ended_at is null and is_classified;

create function search_posting_classified() returns trigger language plpgsql as $$
begin
  update search_entries set is_classified = true where document_id = new.document_id and not is_classified;
  return null;
end $$;
create trigger postings_classify_search after insert or update of is_classified on postings for each row
  when (new.ended_at is null and new.is_classified)
  execute function search_posting_classified();

update search_entries e set is_classified = true
where not e.is_classified and exists (
  select from postings p where p.document_id = e.document_id and p.ended_at is null and p.is_classified);
