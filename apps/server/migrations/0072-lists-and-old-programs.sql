-- Lists of further archives, the words of older programs, and a list of archives that is made to be read (docs/decisions/0074). What came in
-- earlier is read again: what is now read, Pages that were locked and said to be broken, mailboxes and
-- books that were taken for a text and an XML.
update blobs set derived_at = null
where derived_at is not null
  and (media_type in ('application/zip', 'application/x-tar', 'application/gzip', 'application/x-rar-compressed', 'application/x-7z-compressed',
      'application/x-bzip2', 'application/x-xz', 'application/vnd.wordperfect', 'application/vnd.ms-works', 'application/x-mspublisher',
      'application/onenote', 'application/x-mswrite', 'application/vnd.visio', 'application/vnd.dbf')
    or (media_type ~ '^application/vnd\.apple\.(pages|numbers|keynote)$' and failure_code = 'Corrupt')
    or (media_type = 'text/plain' and exists (
      select from blob_pages p where p.sha256 = blobs.sha256 and p.page_no = 1 and left(p.body, 5) = 'From '))
    or (media_type = 'application/xml' and exists (
      select from files f where f.sha256 = blobs.sha256 and f.extension in ('fb2', 'xml') and lower(f.name) like '%.fb2')));
