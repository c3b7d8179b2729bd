import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Fact } from '../../../platform/facts/fact.ts'
import { officeMoved, unitMoved } from '../../organisation/index.ts'
import { categoryChanged, categoryReplaced, tagChanged, tagMerged } from '../../taxonomy/index.ts'
import { reindex } from './reindex.ts'

/** Facts about what stands around documents: their entries hold its names, and their readers hang on it. */
export const surroundingFacts = [
  categoryChanged,
  categoryReplaced,
  tagChanged,
  tagMerged,
  unitMoved,
  officeMoved,
] as const

const batch = 500

/** Brings the entries of all documents up to date that a change around them concerns, batch by batch. */
export async function reindexSurroundings(ctx: Context, facts: readonly Fact[]): Promise<void> {
  for (const fact of facts) {
    const documents = concernedBy(fact)
    if (!documents) continue
    for (let after: number | undefined = 0; after !== undefined; ) {
      const { rows }: { rows: { id: number }[] } = await sql<{ id: number }>`
        select distinct id from (${documents}) as concerned where id > ${after} order by id limit ${batch}`.execute(
        ctx.db,
      )
      const ids = rows.map((row) => row.id)
      await reindex(ctx, ids)
      after = ids.at(-1)
    }
  }
}

const ofCategory = (id: number) => sql`select id from documents where category_id = ${id}
  union all select document_id from postings where category_id = ${id} and ended_at is null`
const ofTag = (id: number) => sql`select document_id as id from document_tags where tag_id = ${id}
  union all select document_id from postings where tag_ids @> array[${id}::int] and ended_at is null`

/** SQL: the ids of the documents; undefined where nothing that is searched has changed. */
function concernedBy({ name, payload }: Fact): RawBuilder<unknown> | undefined {
  switch (name) {
    case categoryChanged.factName: {
      const { categoryId, after } = categoryChanged.payload.parse(payload)
      return 'category' in after || 'documentCategoryGroupId' in after ? ofCategory(categoryId) : undefined
    }
    case categoryReplaced.factName:
      return ofCategory(categoryReplaced.payload.parse(payload).into)
    case tagChanged.factName: {
      const { tagId, after } = tagChanged.payload.parse(payload)
      return 'tagName' in after ? ofTag(tagId) : undefined
    }
    case tagMerged.factName:
      return ofTag(tagMerged.payload.parse(payload).into)
    case unitMoved.factName:
      return sql`select id from documents where unit_id = ${unitMoved.payload.parse(payload).unitId}`
    case officeMoved.factName:
      return sql`select d.id from documents d join units n on n.id = d.unit_id
        where n.office_id = ${officeMoved.payload.parse(payload).officeId}`
    default:
      return undefined
  }
}
