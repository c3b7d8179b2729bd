import type { InventoryEntry, List, RegistryEntry } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { listedPage } from '../../../platform/database/page.ts'
import { routeIdOf } from '../../../platform/route-id.ts'
import { calendarsBetween, workingDaysBetween } from '../../holidays/index.ts'
import { publicAddress } from '../../search/index.ts'
import { dueOf, requestSource } from '../requests.queries.ts'
import type { Period } from './period.ts'

/** A line of both registers. */
export type RegisterEntry = RegistryEntry & InventoryEntry
export type Register = 'registry' | 'inventory'

interface Row extends Omit<RegisterEntry, 'workingDays' | 'isOnTime' | 'link'> {
  id: number
  campusId: number
  publishedId: number | null
  publishedUnitId: number | null
}

// The inventory tells of requests for information; what somebody asked of their own records is nobody's to read.
const within = (register: Register, { from, to }: Period) => sql`r.status <> 'unverified'
  and r.received_on between ${from}::date and ${to}::date ${register === 'inventory' ? sql`and r.request_type = 'foi'` : sql``}`

const published = sql`left join lateral (
  select e.document_id, d.unit_id from search_entries e join documents d on d.id = e.document_id
  where e.kind = 'posted' and e.scope = 'public' and not e.is_classified and r.outcome is not null and (
    (r.outcome = 'proactively_disclosed' and e.document_id = r.related_document_id)
    or e.document_id in (select i.document_id from document_request_items i where i.request_id = r.id and i.proposal = 'release'))
  order by e.document_id limit 1) p on true`

async function select(
  ctx: Context,
  where: RawBuilder<unknown>,
  tail: RawBuilder<unknown>,
): Promise<(RegisterEntry & { id: number })[]> {
  const { rows } = await sql<Row>`
    select r.id, r.registry_year || '-' || lpad(r.registry_serial::text, 4, '0') as registry_no, r.tracking_no, r.request_type, r.title,
      n.name as unit_name, c.name as campus_name, r.campus_id, r.status, r.outcome, r.received_on, r.closed_on, r.channel,
      ${dueOf} as due_on, p.document_id as published_id, p.unit_id as published_unit_id
    from ${requestSource} ${published} where ${where}
    order by r.registry_year, r.registry_serial ${tail}`.execute(ctx.db)
  const days = rows.flatMap(({ receivedOn, closedOn }) => [receivedOn, closedOn ?? receivedOn]).sort()
  const [from, to] = [days[0], days.at(-1)]
  if (!from || !to) return []
  const calendarFor = await calendarsBetween(ctx.db, { from, to })
  return rows.map(({ campusId, publishedId, publishedUnitId, ...row }) => ({
    ...row,
    workingDays: row.closedOn && workingDaysBetween(row.receivedOn, row.closedOn, calendarFor(campusId)),
    isOnTime: row.closedOn && row.closedOn <= row.dueOn,
    link: linkOf(ctx, publishedId, publishedUnitId),
  })) as (RegisterEntry & { id: number })[]
}

const linkOf = ({ config, secrets }: Context, id: number | null, unitId: number | null) =>
  id && unitId ? publicAddress(config, routeIdOf(secrets, { kind: 'document', id, unitId })) : null

/** A page of a register, by number: three statements. */
export async function listRegister(
  ctx: Context,
  register: Register,
  { page, pageSize, ...period }: Period & { page: number; pageSize: number },
): Promise<List<RegisterEntry>> {
  const rows = await select(ctx, within(register, period), sql`limit ${pageSize} offset ${page * pageSize}`)
  const items = rows.map(({ id: _, ...entry }) => entry)
  return listedPage(ctx.db, items, {
    page,
    pageSize,
    from: sql`from document_requests r where ${within(register, period)}`,
  })
}

const piece = 500

/** All of a register in pieces, each read when the one before was taken, from where that ended. */
export async function* streamRegister(
  ctx: Context,
  register: Register,
  period: Period,
): AsyncGenerator<RegisterEntry[]> {
  let after: RawBuilder<unknown> = sql`true`
  for (;;) {
    const items = await select(ctx, sql`${within(register, period)} and ${after}`, sql`limit ${piece}`)
    const last = items.at(-1)
    if (!last) return
    yield items
    after = sql`(r.registry_year, r.registry_serial) > (select registry_year, registry_serial from document_requests where id = ${last.id})`
  }
}
