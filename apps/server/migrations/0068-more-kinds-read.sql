-- More kinds of files are read and typed (docs/decisions/0070): archives, mailboxes, books, tables of dBase, documents in one text, Visio,
-- Pages. What came in earlier is read again, and typed again where it was known only as what it is packed in.
update blobs set derived_at = null
where derived_at is not null
  and (media_type ~ '^application/(octet-stream|x-cfb|zip|x-tar|gzip|xml|json|epub\+zip|vnd\.visio|vnd\.apple\.(pages|numbers|keynote))$'
    or media_type in ('image/x-icon', 'text/csv'));
