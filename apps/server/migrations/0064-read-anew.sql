-- More of what stands in Office files, rich texts, mails, calendars and the forms of PDFs is read, and more types are known by their
-- content (docs/decisions/0066): what came in earlier is read again, and what nobody knew is typed again as it is read.
update blobs set derived_at = null
where derived_at is not null
  and (media_type ~ '^application/(octet-stream$|rtf$|pdf$|vnd\.(ms-(word|excel|powerpoint)|openxmlformats-officedocument|oasis\.opendocument))'
    or media_type in ('message/rfc822', 'text/calendar', 'text/vcard', 'text/html'));
