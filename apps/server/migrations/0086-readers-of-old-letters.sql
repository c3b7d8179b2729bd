-- Letters of older programs, mails that are packed or named in their page, PDFs without an end, what sheets say beside their cells
-- (docs/decisions/0086). What may say more now is read again: sheets, mails, pages, PDFs that could not be read, and what was nothing known.
update blobs set derived_at = null
where derived_at is not null
  and (media_type ~ 'spreadsheetml|opendocument\.spreadsheet|^application/vnd\.ms-excel'
    or media_type in ('message/rfc822', 'text/html', 'text/plain', 'text/vtt', 'application/pkcs7-mime', 'application/rtf')
    or (media_type = 'application/pdf' and text_state = 'failed')
    or (media_type = 'application/octet-stream' and exists (
      select from files f where f.sha256 = blobs.sha256 and lower(f.name) ~ '\.(txt|log|text|pdf|p7m)$')));
