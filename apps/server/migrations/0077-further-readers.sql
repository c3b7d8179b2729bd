-- Further readers (docs/decisions/0078): Hangul, Access, JPEG 2000, bitmaps, more ways of 7-Zip, Visio 5. What came in earlier is read
-- again: kinds that are read now, what was taken for a zip, an icon or nothing known, mails saved in UTF-16 and short texts that were taken for
-- Chinese, outlines and mind maps whose words stand in attributes.
update blobs set derived_at = null
where derived_at is not null
  and (media_type in ('application/x-hwp', 'application/x-msaccess', 'image/jp2', 'image/jpx', 'image/j2c', 'image/bmp',
      'application/x-7z-compressed', 'application/vnd.visio', 'application/x-fictionbook+xml', 'application/xml', 'image/x-icon')
    or (media_type = 'message/rfc822' and text_state <> 'done')
    or (media_type ~ '^text/' and is_encoding_guessed and chosen_encoding is null and text_encoding in ('gb18030', 'big5', 'euc-kr', 'shift_jis', 'euc-jp'))
    or (media_type in ('application/zip', 'application/octet-stream', 'application/vnd.wordperfect') and exists (
      select from files f where f.sha256 = blobs.sha256 and lower(f.name) ~ '\.(hwpx|lzma|tlz|wb3)$')));
