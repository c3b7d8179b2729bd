import { sql } from 'kysely'
import { rightsOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { referenceGeneration } from '../../platform/database/reference-data.ts'
import { gathering } from '../../platform/gather.ts'
import { actorColumns } from './document-columns.ts'
import { countOf, type DocumentListing, pageOf } from './document-page.ts'
import type { OfActor } from './document-row.ts'
import { livingPosting } from './document-source.ts'
import { documentStamp } from './document-stamp.ts'

/** A listing of working editions whose rows are kept. */
export interface KeptListing extends Omit<DocumentListing, 'edition'> {
  /** Tells it from other listings, whoever asks; who sees what is judged anew each time. */
  keptAs: string
}

/** A page as one statement sees it, without what its rows say. */
export interface StampedPage {
  total: number
  /** `referenceGeneration` */
  generation: number
  /** A line for each document, for `rowsOf`; null where there is none. The same text is the same documents in the same order. */
  rows: string | null
}

/** A document of a page: which writing of it, and what is the actor's own about it. */
export interface StampedRow {
  id: number
  stamp: string
  own: OfActor
}

/** The same for the same page of the same listing, whoever asks. */
export const pageKey = ({ keptAs, page, pageSize, sort, order, search }: KeptListing): string =>
  [keptAs, page, pageSize, sort, order, search].join()

/** The page as it is now. Who asks for the same while it is read is told by the next reading, all of them by one. */
export const readStamped = (ctx: Context, listing: KeptListing): Promise<StampedPage> =>
  gathered(ctx.db, { ctx, listing }, `${pageKey(listing)} ${rightsOf(ctx.actor)}`)

type Asked = { ctx: Context; listing: KeptListing }

const gathered = gathering<Database, Asked, StampedPage>(100, async (_, some) => {
  const [first] = some
  if (!first) return
  const page = await selectStamped(first.item)
  for (const { resolve } of some) resolve(page)
})

// One row of one text: fifty rows take the server three times as long to read, and most are what they were.
async function selectStamped({ ctx, listing }: Asked): Promise<StampedPage> {
  const { actor, db } = ctx
  const own = actorColumns({ actor, edition: 'working' })
  const { rows } = await sql<StampedPage>`
    select ${countOf(listing)} as total, ${referenceGeneration} as generation, (
      select string_agg(concat(d.id, ' ', ${sql.join(ownKeys.map((key) => own[key]))}, ' ', ${documentStamp}), e'\n' order by d.place)
      from (select page.*, row_number() over () as place from (
        select d.id, d.xmin, d.unit_id, d.location_id, d.category_id, d.is_classified ${pageOf(actor, listing)}) as page) as d
      ${livingPosting}) as rows`.execute(db)
  return rows[0] ?? { total: 0, generation: 0, rows: null }
}

const ownKeys = ['isGiven', 'isOpened', 'isReviewed', 'hasApprover', 'isPinned', 'isAccessAsked'] as const

export const rowsOf = ({ rows }: StampedPage): StampedRow[] => rows?.split('\n').map(rowOf) ?? []

function rowOf(line: string): StampedRow {
  const at = line.indexOf(' ')
  const own = Object.fromEntries(ownKeys.map((key, index) => [key, line[at + 1 + index] === 't']))
  return { id: Number(line.slice(0, at)), own: own as unknown as OfActor, stamp: line.slice(at + ownKeys.length + 2) }
}
