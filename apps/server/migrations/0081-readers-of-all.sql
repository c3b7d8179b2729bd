-- Unpacked by libarchive, words of DjVu, books of Palm and Kindle (docs/decisions/0081). What came in earlier is read again, and what
-- was nothing known is typed again.
update blobs set derived_at = null
where derived_at is not null
  and (media_type in ('application/x-rar-compressed', 'application/x-7z-compressed', 'image/vnd.djvu', 'application/x-mobipocket-ebook')
    or (media_type = 'application/octet-stream' and exists (
      select from files f where f.sha256 = blobs.sha256 and lower(f.name) ~ '\.pdb$')));
