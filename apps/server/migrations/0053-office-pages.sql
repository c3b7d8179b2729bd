-- Documents of Word 97, RTF and OpenDocument, and presentations, are shown page by page (docs/decisions/0050): what came in earlier is
-- read again, as work that the queue has lost (`order-lost-derivations.ts`). What was read stays until then.

update blobs set derived_at = null
where derived_at is not null
  and (media_type in ('application/msword', 'application/rtf', 'application/vnd.ms-powerpoint')
    or media_type like 'application/vnd.openxmlformats-officedocument.presentationml.%'
    or media_type like 'application/vnd.ms-powerpoint.%'
    or media_type ~ '^application/vnd\.oasis\.opendocument\.(text|presentation|graphics)');
