-- Files embedded in older Office files, in sheets and in OpenDocument are told and read, and what a winmail.dat holds
-- (docs/decisions/0059): what came in earlier is read again.
update blobs set derived_at = null
where derived_at is not null
  and media_type ~ '^application/(msword$|vnd\.(ms-excel|ms-powerpoint$|openxmlformats-officedocument\.spreadsheetml|oasis\.opendocument))';
