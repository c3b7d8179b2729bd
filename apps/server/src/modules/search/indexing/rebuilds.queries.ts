import type { SearchIndexHealth, SearchRebuild } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { userRefJson } from '../../people/index.ts'

const stateOf = sql`case when r.outcome is not null then r.outcome when r.started_at is null then 'waiting' else 'running' end`
const columns = sql`r.id, ${stateOf} as state, r.asked_at, ${userRefJson('u')} as asked_by, r.started_at, r.finished_at, r.written, r.total`
const from = sql`from search_rebuilds r left join users u on u.id = r.asked_by`

/** A writing of the index as it stands. @throws where there never was one of that id */
export async function readRebuild({ db }: Context, id: number): Promise<SearchRebuild> {
  const { rows } = await sql<SearchRebuild>`select ${columns} ${from} where r.id = ${id}`.execute(db)
  const [rebuild] = rows
  if (!rebuild) throw new Error(`The search index was never written anew as ${id}.`)
  return rebuild
}

/** How much searches find, the writing that is under way, and the last one that ended. */
export async function readSearchIndex({ db }: Context): Promise<SearchIndexHealth> {
  const [counts, rebuilds] = await Promise.all([
    sql<Pick<SearchIndexHealth, 'documents' | 'unwritten'>>`
      select count(*)::integer as documents, (count(*) filter (where e.document_id is null))::integer as unwritten
      from documents d left join search_entries e on e.document_id = d.id and e.kind = 'working' where d.is_living`.execute(
      db,
    ),
    sql<SearchRebuild>`
      (select ${columns} ${from} where r.finished_at is null)
      union all (select ${columns} ${from} where r.finished_at is not null order by r.id desc limit 1)`.execute(db),
  ])
  const isEnded = ({ finishedAt }: SearchRebuild) => finishedAt !== null
  return {
    documents: counts.rows[0]?.documents ?? 0,
    unwritten: counts.rows[0]?.unwritten ?? 0,
    current: rebuilds.rows.find((one) => !isEnded(one)) ?? null,
    last: rebuilds.rows.find(isEnded) ?? null,
  }
}
