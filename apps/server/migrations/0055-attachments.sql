-- What files carry: attached to a mail or PDF, embedded in an Office file, and what is attached to that (docs/decisions/0054).
create table blob_attachments (
  sha256 text not null references blobs on delete cascade,
  place integer not null check (place > 0),
  way text not null check (way ~ '^[1-9][0-9]{0,2}(\.[1-9][0-9]{0,2})?$'),
  name text not null check (name <> ''),
  media_type text not null,
  extension text not null,
  size bigint not null check (size >= 0),
  attachment_sha256 text not null check (attachment_sha256 ~ '^[0-9a-f]{64}$'),
  is_executable boolean not null,
  primary key (sha256, place),
  unique (sha256, way)
);
comment on column blob_attachments.way is 'its number in the file, from 1, and behind a dot that of what is attached to it';

-- Mails that came in earlier are read again, and of the other files those in which something was found: its words stand under its name.
update blobs b set derived_at = null
where derived_at is not null
  and (media_type in ('message/rfc822', 'application/vnd.ms-outlook')
    or (media_type ~ '^application/(pdf$|vnd\.openxmlformats-officedocument\.(wordprocessingml|presentationml)|vnd\.ms-(word|powerpoint)\.)'
      and exists (select from blob_pages p where p.sha256 = b.sha256 and p.name is not null)));

-- By which a text is read: as it was found, and as somebody who may change its document has said.
alter table blobs
  add column text_encoding text,
  add column is_encoding_guessed boolean not null default false,
  add column chosen_encoding text;
comment on column blobs.text_encoding is 'by which its text was read; null where it is no text, and of what was read before this was noted';
