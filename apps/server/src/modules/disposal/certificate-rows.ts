import { sql } from 'kysely'
import { calendarDateOf, writtenDay } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import type { Row } from '../../platform/paper/write-table.ts'
import { ownItems } from './disposal.queries.ts'

interface Entry {
  documentId: number
  unitId: number
  unitName: string
  officeName: string
  name: string
  categoryName: string | null
  documentDate: string | null
  madeOn: string
  expiresOn: string | null
  state: 'binned' | 'restored' | 'destroyed'
  destroyedAt: string | null
}

const piece = 500

/** What a batch destroyed, unit by unit, as the actor may know of it: read in pieces while it is printed. */
export async function* registerRows(ctx: Context, disposalId: number): AsyncGenerator<Row> {
  let number = 0
  let last: Entry | undefined
  for (;;) {
    const entries: Entry[] = await listEntries(ctx, disposalId, last)
    for (const entry of entries) {
      if (entry.unitId !== last?.unitId) yield { heading: entry.unitName, aside: entry.officeName }
      last = entry
      number++
      yield [
        String(number),
        entry.name,
        entry.categoryName ?? '',
        writtenDay(entry.documentDate ?? entry.madeOn),
        entry.expiresOn === null ? '' : writtenDay(entry.expiresOn),
        becameOf(ctx, entry),
      ]
    }
    if (entries.length < piece) return
  }
}

function becameOf({ config }: Context, { state, destroyedAt }: Entry): string {
  if (state === 'restored') return 'Brought back'
  return destroyedAt === null ? 'In the bin' : writtenDay(calendarDateOf(new Date(destroyedAt), config.TIME_ZONE))
}

async function listEntries(ctx: Context, disposalId: number, after: Entry | undefined): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select i.document_id, i.unit_id, i.unit_name, i.office_name, i.name, i.category_name, i.document_date, i.made_on, i.expires_on,
      i.state, i.destroyed_at
    from disposal_items i where i.disposal_id = ${disposalId} and i.state in ('binned', 'restored', 'destroyed') and ${ownItems(ctx)}
      and (i.unit_id, i.document_id) > (${after?.unitId ?? 0}, ${after?.documentId ?? 0})
    order by i.unit_id, i.document_id limit ${piece}`.execute(ctx.db)
  return rows
}
