-- Pages that are pictures: scanned PDFs, photographs. Their letters are read by OCR, some pages at a time.
alter table blobs
  add column ocr_state text check (ocr_state in ('none', 'waiting', 'done', 'failed')),
  add column ocr_languages text[] not null default '{}',
  add column searchable_at timestamptz;
comment on column blobs.searchable_at is 'when a PDF was made with the words under its scanned pages';
comment on column blobs.ocr_state is 'null until it is looked at whether a page has no text; none where each has, or nothing can be read';
create index blobs_not_looked_at on blobs (created_at) where ocr_state is null and derived_at is not null;

alter table blob_pages add column is_ocr boolean not null default false;
comment on column blob_pages.is_ocr is 'read from a picture: words may be wrong';

create table blob_ocr_pages (
  sha256 text not null references blobs on delete cascade,
  page_no integer not null check (page_no > 0),
  read_at timestamptz,
  turn smallint not null default 0 check (turn in (0, 90, 180, 270)),
  -- [word, left, top, width, height], the numbers in ten-thousandths of the page as it is shown
  words jsonb not null default '[]',
  failure_code text,
  primary key (sha256, page_no)
);
create index blob_ocr_pages_waiting on blob_ocr_pages (sha256, page_no) where read_at is null;
