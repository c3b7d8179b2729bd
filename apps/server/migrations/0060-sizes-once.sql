-- A document that comes with its first file is inserted with that file's size and number, so that its folders are added to
-- once and its row is written once. What an insert of files adds up to is therefore counted, and written where it differs.
-- Whoever adds a file to a document that is there holds the document's row: nobody adds another one meanwhile.
create or replace function files_inserted() returns trigger language plpgsql as $$
begin
  update documents d set total_size = counted.size, file_count = counted.n
  from (
    select document_id, sum(size) as size, count(*) as n from files
    where is_current and document_id in (select document_id from new_rows where is_current) group by document_id
  ) as counted
  where d.id = counted.document_id and (d.total_size, d.file_count) is distinct from (counted.size, counted.n);
  return null;
end $$;
