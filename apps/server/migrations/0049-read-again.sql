-- Mails, Word, RTF, OpenDocument and TIFF files, presentations, sheets and PDFs are read more of than before (docs/decisions/0048):
-- what came in earlier is read again, as work that the queue has lost (`order-lost-derivations.ts`). What was read stays until then.

update blobs set derived_at = null
where derived_at is not null
  and (media_type in ('application/pdf', 'application/rtf', 'message/rfc822', 'application/vnd.ms-outlook', 'image/tiff')
    or media_type like 'application/vnd.openxmlformats-officedocument.%'
    or media_type like 'application/vnd.oasis.opendocument.%');
