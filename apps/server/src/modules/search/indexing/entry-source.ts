import { type RawBuilder, sql } from 'kysely'
import { isClassifiedNow, isOut } from '../../documents/index.ts'

// The text of a document beyond this is not searched: a text vector holds 1 MB at most.
const mostText = 400_000

/**
 * The editions of documents, as search entries need them. Readers and viewers are marks (see `marksOf` in documents):
 * the twin of `sightOf`, seen from the document.
 */
const editions = (documentIds: readonly number[]) => sql`
  select d.id as document_id, null::integer as posting_id, 'working' as kind, null::text as scope, d.unit_id, o.campus_id,
    d.owner_id, ${isClassifiedNow} as is_classified, d.category_id, d.document_date, d.name, d.description, extract(epoch from d.updated_at)::bigint as recency,
    array['unit:' || d.unit_id, 'user:' || d.owner_id] as readers,
    case when exists (select from postings p where p.document_id = d.id and p.ended_at is null) then '{}' else array['cru'] end as others,
    array(select tag_id from document_tags where document_id = d.id order by tag_id) as tag_ids,
    (select string_agg(t.name, ' ') from document_tags dt join tags t on t.id = dt.tag_id where dt.document_id = d.id) as tag_names
  from documents d join units n on n.id = d.unit_id join offices o on o.id = n.office_id
  where d.id = any(${documentIds}) and d.is_living
  union all
  select d.id, p.id, case when ${isOut} then 'posted' else 'sent' end, l.scope, d.unit_id, o.campus_id,
    d.owner_id, d.is_classified or p.is_classified, p.category_id, p.document_date, p.name, p.description, extract(epoch from case when ${isOut} then p.published_at else p.sent_at end)::bigint,
    case
      when p.status = 'returned' then '{}'
      when not ${isOut} then array['admin', 'decide:' || o.campus_id || ':' || c.group_id]
      when l.scope = 'unit' then '{}'
      when l.scope = 'campus' then array['campus:' || o.campus_id]
      else array[l.scope]
    end,
    array['cru', 'admin'], p.tag_ids, array_to_string(p.tags, ' ')
  from postings p join documents d on d.id = p.document_id join access_levels l on l.id = p.access_level_id
  join units n on n.id = d.unit_id join offices o on o.id = n.office_id left join categories c on c.id = p.category_id
  where p.document_id = any(${documentIds}) and p.ended_at is null and d.is_living`

const filesOf = sql`
  select f.name, f.extension, f.size, f.sha256, f.lineage_id as place from files f
  where edition.kind = 'working' and f.document_id = edition.document_id and f.is_current
  union all
  select f.name, f.extension, f.size, f.sha256, pf.position from posting_files pf join files f on f.id = pf.file_id
  where pf.posting_id = edition.posting_id`

/** All columns of search_entries, one row an edition. */
export const entrySource = (documentIds: readonly number[]): RawBuilder<unknown> => sql`
  select edition.document_id, edition.posting_id, edition.kind, edition.scope, edition.unit_id, edition.campus_id, edition.owner_id,
    edition.is_classified, array_remove(edition.readers, null) as readers, array_remove(edition.readers || edition.others, null) as viewers,
    edition.category_id, edition.tag_ids, edition.document_date, edition.name, edition.recency,
    coalesce(files.types, '{}') as file_types, coalesce(files.size, 0) as size,
    search_facets(edition.category_id, edition.unit_id, edition.campus_id, extract(year from edition.document_date)::integer, edition.tag_ids,
      coalesce(files.types, '{}')) as facets, words.title, words.title || coalesce(texts.words, '') as whole
  from (${editions(documentIds)}) as edition
  left join categories c on c.id = edition.category_id
  cross join lateral (
    select array_agg(distinct file.extension) as types, sum(file.size)::bigint as size,
      string_agg(regexp_replace(file.name, '\\.[^.]*$', ''), ' ') as names
    from (${filesOf}) as file
  ) as files
  cross join lateral (
    select setweight(search_vector(edition.name), 'A')
      || setweight(search_vector(concat_ws(' ', edition.tag_names, c.name)), 'B')
      || setweight(search_vector(concat_ws(' ', edition.description, files.names)), 'C') as title
  ) as words
  cross join lateral (
    select tsvector_agg(page.words order by page.place, page.page_no) as words
    from (
      select bp.words, file.place, bp.page_no,
        sum(least(octet_length(bp.body), ${mostText})) over (order by file.place, bp.page_no) as so_far
      from (${filesOf}) as file join blob_pages bp on bp.sha256 = file.sha256
    ) as page
    where page.so_far <= ${mostText}
  ) as texts`
