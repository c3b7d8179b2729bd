import type { SearchResult } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { type Actor, unitsOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { routeIdOf } from '../../../platform/route-id.ts'
import { foundBy, givenEntry, openTo } from '../../documents/index.ts'
import { pathText } from '../../folders/index.ts'
import { locationWay } from '../../locations/index.ts'
import type { Hit } from '../finding/find.ts'
import { mostFound } from '../finding/seeking.ts'
import type { Sought } from '../passages/marks.ts'
import { highlightsOf } from './document-results.ts'

interface OtherRow {
  type: 'Folder' | 'Tag' | 'Category' | 'Location'
  id: number
  name: string
  description: string | null
  fileCount: number
  path: string | null
  unitId: number | null
}

/** The folders, tags, categories and places among hits, by type and id: one statement. */
export async function otherResults(
  ctx: Context,
  hits: readonly Hit[],
  sought: readonly Sought[],
): Promise<Map<string, SearchResult>> {
  if (hits.every((hit) => hit.type === 'File')) return new Map()
  const { rows } = await selectOthers(ctx, hits)
  const scores = new Map(hits.map((hit) => [`${hit.type} ${hit.id}`, hit.score]))
  return new Map(
    rows.map(({ unitId, path, ...row }) => {
      const key = `${row.type} ${row.id}`
      const place =
        unitId === null ? {} : { path, routeId: routeIdOf(ctx.secrets, { kind: kindOf(row.type), id: row.id, unitId }) }
      return [key, { ...row, ...place, highlights: highlightsOf(row, sought), score: scores.get(key) ?? 0 }]
    }),
  )
}

const kindOf = (type: OtherRow['type']) => (type === 'Location' ? 'location' : 'folder')

const idsOf = (hits: readonly Hit[], type: Hit['type']) =>
  sql`any(${hits.filter((hit) => hit.type === type).map((hit) => hit.id)}::integer[])`

function selectOthers({ db, actor }: Context, hits: readonly Hit[]) {
  return sql<OtherRow>`
    select 'Folder' as type, f.id, f.name, f.description, f.document_count as file_count, ${pathText(sql`f.parent_id`)} as path, f.unit_id
    from folders f where f.id = ${idsOf(hits, 'Folder')} and f.unit_id = any(${unitsOf(actor)}::integer[]) and f.is_living
    union all
    select 'Location', l.id, l.name, l.description, l.file_count, ${locationWay(sql`l.path`)}, l.unit_id
    from locations l where l.id = ${idsOf(hits, 'Location')} and l.unit_id = any(${unitsOf(actor)}::integer[])
    union all
    select 'Tag', t.id, t.name, t.description, ${countOf(actor, sql`e.tag_ids @> array[t.id] and (not e.is_classified or ${openTo(actor)})`)}, null, null
    from tags t where t.id = ${idsOf(hits, 'Tag')}
    union all
    select 'Category', c.id, c.name, c.description, ${countOf(actor, sql`e.category_id = c.id`)}, null, null
    from categories c where c.id = ${idsOf(hits, 'Category')}`.execute(db)
}

// What the actor can find under it, counted no further than any total.
const countOf = (actor: Actor, condition: RawBuilder<unknown>) => sql`(select count(*)::int from (
  select from search_entries e where ${condition} and (${foundBy(actor)} or ${givenEntry(actor)}) limit ${mostFound + 1}) as counted)`
