import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Tally } from './propose.ts'

// So many of the newest say enough, however many there are.
const looked = 200

type Told = Tally & { place: number }

/** What the newest documents beside each of some documents have, by the place in `folderIds`. */
export async function tallyFolders(db: Database, folderIds: readonly number[]): Promise<Map<number, Tally[]>> {
  const { rows } = await sql<Told>`
    select folder.id as place, beside.category_id, count(*)::int as count, sum(count(*)) over (partition by folder.id)::int as among
    from unnest(${folderIds}::integer[]) as folder (id)
    cross join lateral (select category_id from (select d.category_id from documents d where d.folder_id = folder.id and d.is_living
      order by d.id desc limit ${looked}) as newest where category_id is not null) as beside
    group by folder.id, beside.category_id`.execute(db)
  return Map.groupBy(rows, ({ place }) => place)
}

/** What documents got whose names begin so in their unit, by the place in `beginnings`. */
export async function tallyAlike(
  db: Database,
  beginnings: readonly { unitId: number; beginning: string }[],
): Promise<Map<number, Tally[]>> {
  const { rows } = await sql<Told>`
    select (given.place - 1)::int as place, alike.category_id, count(*)::int as count,
      sum(count(*)) over (partition by given.place)::int as among
    from unnest(${beginnings.map((one) => one.unitId)}::integer[], ${beginnings.map((one) => one.beginning)}::text[])
      with ordinality as given (unit_id, beginning, place)
    cross join lateral (select category_id from documents d
      where d.is_living and d.category_id is not null and d.unit_id = given.unit_id
        and name_key(d.name) ~>=~ name_key(given.beginning) and name_key(d.name) ~<~ (name_key(given.beginning) || chr(1114111))
      limit ${looked}) as alike
    group by given.place, alike.category_id`.execute(db)
  return Map.groupBy(rows, ({ place }) => place)
}

/** Which of the words the texts of documents hold, in the edition that is shown. Files’ texts alone: weight D. */
export async function findTextWords(
  db: Database,
  { working, snapshots, words }: { working: readonly number[]; snapshots: readonly number[]; words: readonly string[] },
): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ documentId: number; words: string[] }>`
    select e.document_id, array(select lexeme from unnest(ts_filter(e.whole, '{d}')) intersect select unnest(${words}::text[])) as words
    from search_entries e where (e.kind = 'working' and e.document_id = any(${working}))
      or (e.kind <> 'working' and e.document_id = any(${snapshots}))`.execute(db)
  return new Map(rows.map((row) => [row.documentId, row.words]))
}
