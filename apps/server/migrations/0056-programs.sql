-- Pictures and pages that a program of the machine draws, where one is installed: LibreOffice, ffmpeg, libheif (docs/decisions/0055).
alter table blobs
  add column drawn_state text check (drawn_state in ('waiting', 'done', 'failed')),
  add column drawn_by text check (drawn_by in ('libreoffice', 'ffmpeg', 'libheif')),
  add column preview_from text generated always as (
    case when preview_kind = 'pdf' and media_type !~ '^(image/|application/pdf$)'
      then case when drawn_state = 'done' and drawn_by = 'libreoffice' then 'libreoffice' else 'words' end end
  ) stored;
comment on column blobs.drawn_state is 'null where no program was asked to draw it';
comment on column blobs.drawn_by is 'the program that was asked';
comment on column blobs.preview_from is 'of pages that are shown in place of the file: whether they keep its layout';

-- What was there before the programs were: looked for each hour (draw-missing.ts).
create index blobs_never_drawn on blobs (created_at)
  where drawn_state is null and derived_at is not null
    and media_type ~ '^(video/|image/hei[cf]|application/(msword|rtf|vnd\.(ms-(word|powerpoint)|oasis\.opendocument\.(text|presentation|graphics)|openxmlformats-officedocument\.(wordprocessingml|presentationml))))';

-- Sound has a picture now where it carries its cover: what came in earlier is read again.
update blobs set derived_at = null where derived_at is not null and media_type like 'audio/%';
