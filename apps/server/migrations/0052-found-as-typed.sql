-- Words are found as they are typed (docs/decisions/0052): one form for what looks alike (full-width letters, signs such as №),
-- no accents of any kind, ASCII digits, nothing that can't be seen, each letter of a script without spaces a word of its own.
-- The same ranges stand in query/letters.ts of the search; letters.test.ts holds both against each other, letter by letter.

-- Looked for first: `translate` compares each letter with all of these, which makes it the dearest step.
create function search_digits(p_text text) returns text
  language sql immutable strict parallel safe
  return case when p_text ~ '[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59\u0ed0-\u0ed9\u1040-\u1049\u17e0-\u17e9ς]' then translate(p_text,
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙၀၁၂၃၄၅၆၇၈၉០១២៣៤៥៦៧៨៩ς',
    '0123456789012345678901234567890123456789012345678901234567890123456789σ') else p_text end;

create function search_letters(p_text text) returns text
  language sql immutable strict parallel safe
  return search_digits(
    normalize(
      regexp_replace(
        normalize(
          regexp_replace(p_text,
            '\u00ad\s*|[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff''`\u00b4\u02bb\u02bc\u2018\u2019\u201b\uff07]',
            '', 'g'),
          NFKD),
        '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u093c\u094d\u09bc\u09cd\u0a3c\u0a4d\u0abc\u0acd\u0b3c\u0b4d\u0bcd\u0c4d\u0cbc\u0ccd\u0d4d\u0dca\u0e47-\u0e4e\u0ec8-\u0ece\u1037\u1039\u103a\u1714\u1734\u17c9-\u17d3\u17dd\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]',
        '', 'g'),
      NFC));

create or replace function search_text(p_text text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    case when octet_length(p_text) = char_length(p_text) then replace(replace(p_text, '''', ''), '`', '')
    else regexp_replace(search_letters(p_text),
      '([\u0e01-\u0e46\u0e81-\u0ec6\u1000-\u103f\u1050-\u109d\u1780-\u17d7\u3005-\u3007\u3041-\u3096\u309d-\u30ff\u3105-\u312f\u31a0-\u31bf\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff])',
      ' \1 ', 'g')
    end,
    '[^[:alnum:]]+', ' ', 'g');

-- What is read otherwise than before: letters that have another form, scripts without spaces, what can't be seen. Of all texts few.
create function search_reads_anew(p_text text) returns boolean
  language sql immutable parallel safe
  return case when octet_length(p_text) = char_length(p_text) then position('`' in p_text) > 0
    else p_text is not nfkc normalized
      or p_text ~ '[`\u00ad\u02bb\u02bc\u0300-\u17e9\u180b-\u180f\u1e00-\u1fff\u200b-\u200f\u2018\u201b\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\u3005-\ud7a3\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\U00020000-\U0003ffff]' end;

update folders set name = name where search_reads_anew(name);
update categories set name = name where search_reads_anew(name);
update tags set name = name where search_reads_anew(name);
update locations set name = name where search_reads_anew(name);

-- The entries of the documents follow by the jobs that are there: of contents by their bytes, of names by a fact about the document.
with changed as (
  update blob_pages set body = body where search_reads_anew(body) and words is distinct from search_vector(body) returning sha256
)
insert into job_outbox (queue, data) select 'search-contents', jsonb_build_object('sha256', sha256) from (select distinct sha256 from changed) as one;

insert into job_outbox (queue, fact_id)
select 'search-index', (select max(f.id) from facts f where f.document_id = d.id) from documents d
where d.is_living and exists (select from facts f where f.document_id = d.id) and (
  search_reads_anew(concat_ws(' ', d.name, d.description))
  or exists (select from files f where f.document_id = d.id and search_reads_anew(f.name))
  or exists (select from postings p where p.document_id = d.id and p.ended_at is null
    and search_reads_anew(concat_ws(' ', p.name, p.description, array_to_string(p.tags, ' '))))
  or exists (select from categories c where c.id = d.category_id and search_reads_anew(c.name))
  or exists (select from document_tags dt join tags t on t.id = dt.tag_id where dt.document_id = d.id and search_reads_anew(t.name)));

drop function search_reads_anew;

-- Where a hit is: the name of the sheet, or of the file that lies inside the file, whose text a page is.
alter table blob_pages add column name text;
comment on column blob_pages.name is 'of the sheet or inner file whose text this is; null where it is a page or slide of the file itself';

-- An inner file's text begins with its name (docs/decisions/0048) and stands behind the file's own pages.
update blob_pages bp set name = left(split_part(bp.body, chr(10), 1), 300)
from blobs b where b.sha256 = bp.sha256 and not bp.is_ocr and bp.page_no > case
  when b.media_type in ('message/rfc822', 'application/vnd.ms-outlook') then 1
  when b.media_type like 'application/vnd.openxmlformats-officedocument.wordprocessingml.%' then 1
  when b.media_type = 'application/pdf' or b.media_type like 'application/vnd.openxmlformats-officedocument.presentationml.%'
    then coalesce(b.page_count, 2147483647)
  else 2147483647 end;

-- The names of sheets were not kept: their files are read again, as work that the queue has lost (`order-lost-derivations.ts`).
update blobs set derived_at = null
where derived_at is not null and media_type ~ 'spreadsheetml|opendocument\.spreadsheet|^application/vnd\.ms-excel|^application/x-ft-apple-numbers';

-- Words of texts are misspelt as words of names are.
drop index search_words_similar;
create index search_words_similar on search_words using gin (word gin_trgm_ops);
