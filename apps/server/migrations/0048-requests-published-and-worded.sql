-- What an answer to a request leads to and is written with: copies that were posted to the public, the letters in the words of
-- the institution, and how its student numbers are written (docs/decisions/0047).

create table document_request_publications (
  id integer generated always as identity primary key,
  request_id integer not null references document_requests on delete cascade,
  -- The copy goes when the request is made anonymous; what is public stays.
  release_id integer references document_request_releases on delete set null,
  document_id integer unique references documents on delete set null,
  published_by uuid references users,
  published_at timestamptz not null
);
comment on table document_request_publications is 'Documents that were made of released copies, to be posted to the public';
create index document_request_publications_request on document_request_publications (request_id, id);
create index document_request_publications_release on document_request_publications (release_id);

create table request_letter_texts (
  kind text not null,
  language text not null check (language in ('en', 'fil')),
  subject text not null,
  text text not null,
  version integer not null default 1,
  changed_by uuid references users,
  changed_at timestamptz not null,
  primary key (kind, language)
);
comment on table request_letter_texts is 'Letters to requesters that the institution words itself; one without a row is the product''s own';

create table request_settings (
  is_only boolean primary key default true check (is_only),
  student_no_pattern text not null,
  version integer not null default 1,
  changed_by uuid references users,
  changed_at timestamptz
);
comment on column request_settings.student_no_pattern is '# is a figure, @ a letter, every other sign itself';
insert into request_settings (student_no_pattern) values ('####-#####');

-- What a queue is searched by stands in one index: with one for each column, a single column without would make it read all.
drop index document_requests_words;
create index document_requests_words on document_requests using gin (
  (tracking_no || ' ' || title || ' ' || first_name || coalesce(' ' || middle_name, '') || ' ' || last_name || ' ' || first_name
    || ' ' || last_name || coalesce(' ' || organisation, '') || ' ' || description) gin_trgm_ops);
