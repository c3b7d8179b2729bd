import type { RetentionTab } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { isCru, unitsOf, worksIn } from '../../platform/actor.ts'
import { calendarDateOf } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'

export interface RetentionFilters {
  tab: RetentionTab
  days: number
  search?: string | undefined
  categoryId?: number | undefined
  categoryGroupId?: number | undefined
  campusId?: number | undefined
  officeId?: number | undefined
  deliveryUnitId?: number | undefined
  holdId?: number | undefined
  /** None but these. */
  among?: readonly number[] | undefined
}

/** The institution's today, by which everything is due. */
export const today = ({ clock, config }: Pick<Context, 'clock' | 'config'>): string =>
  calendarDateOf(clock.now(), config.TIME_ZONE)

/** SQL: documents (`d`) on which a hold lies. */
export const isHeld = sql<boolean>`exists (select from hold_documents hd join holds h on h.id = hd.hold_id
  where hd.document_id = d.id and h.lifted_at is null)`
const inDisposal = sql<boolean>`d.id in (select document_id from documents_in_disposal)`

/** Whether one knows what is drafted for destruction: units are asked once it is sent to them. */
export const knowsDrafts = ({ actor }: Pick<Context, 'actor'>): boolean => isCru(actor) || actor.kind === 'system'

/** SQL: documents (`d`) of a tab. What is on a disposal list has left the queue, for who knows of it. */
function ofTab(ctx: Context, { tab, days }: RetentionFilters): RawBuilder<boolean> {
  const now = sql`${today(ctx)}::date`
  const tabs: Record<Exclude<RetentionTab, 'destroyed'>, RawBuilder<boolean>> = {
    expired: knowsDrafts(ctx) ? sql`d.expires_on < ${now} and not ${inDisposal}` : sql`d.expires_on < ${now}`,
    expiring: sql`d.expires_on between ${now} and ${now} + ${days}::integer`,
    unscheduled: sql`d.expires_on is null and d.category_id is null and not d.is_permanent`,
    onHold: isHeld,
    permanent: sql`d.expires_on is null and (d.is_permanent or d.category_id is not null)`,
    inDisposal,
  }
  return tab === 'destroyed' ? sql`true` : tabs[tab]
}

/** SQL: what a document (`d`) is called to the actor: beyond their units by its posting (`p`), where it has one. */
export const shownName = ({ actor }: Context): RawBuilder<string> =>
  sql`case when d.unit_id = any(${unitsOf(actor)}::integer[]) then d.name else coalesce(p.name, d.name) end`

/** SQL: of destroyed documents (`d`, of the view) there are no others names. */
const nameOf = (ctx: Context, { tab }: RetentionFilters) => (tab === 'destroyed' ? sql`d.name` : shownName(ctx))

const mostNamed = 2_000

/**
 * The documents that have the words in either of their names, where those are few: then their index finds them, and else most
 * of the list has them, so that its own order comes to a page of them soon.
 */
export async function findNamed(ctx: Context, { tab, search }: RetentionFilters): Promise<number[] | undefined> {
  // Shorter than what the index is made of.
  if (!search || search.length < 3 || tab === 'destroyed') return undefined
  const pattern = patternOf(search)
  const { rows } = await sql<{ id: number }>`
    select id from documents where is_living and name ilike ${pattern}
    union all select document_id from postings where ended_at is null and name ilike ${pattern}
    limit ${mostNamed + 1}`.execute(ctx.db)
  return rows.length > mostNamed ? undefined : rows.map((row) => row.id)
}
const patternOf = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`

/** SQL: documents (`d`) of a tab that fit the filters. Alias: `p` their living posting, where `search` is given. */
export function wanted(ctx: Context, filters: RetentionFilters): RawBuilder<boolean> {
  const { tab, search, categoryId, categoryGroupId, campusId, officeId, deliveryUnitId, holdId, among } = filters
  const conditions = [ofTab(ctx, filters)]
  if (tab !== 'destroyed') conditions.push(sql`d.is_living`)
  // Administrators know of what is posted alone (domain: Rights), the system and the central records unit of all.
  const isOwn = deliveryUnitId !== undefined && worksIn(ctx.actor, deliveryUnitId)
  if (tab !== 'destroyed' && ctx.actor.kind === 'user' && !ctx.actor.isCru && !isOwn)
    conditions.push(sql`exists (select from postings seen where seen.document_id = d.id and seen.ended_at is null)`)
  if (categoryId) conditions.push(sql`d.category_id = ${categoryId}`)
  if (categoryGroupId)
    conditions.push(sql`d.category_id in (select id from categories where group_id = ${categoryGroupId})`)
  if (deliveryUnitId) conditions.push(sql`d.unit_id = ${deliveryUnitId}`)
  if (officeId) conditions.push(sql`d.unit_id in (select id from units where office_id = ${officeId})`)
  if (campusId)
    conditions.push(
      sql`d.unit_id in (select n.id from units n join offices o on o.id = n.office_id where o.campus_id = ${campusId})`,
    )
  if (holdId) conditions.push(sql`d.id in (select document_id from hold_documents where hold_id = ${holdId})`)
  if (search) conditions.push(sql`${nameOf(ctx, filters)} ilike ${patternOf(search)}`)
  if (among) conditions.push(sql`d.id = any(${among}::integer[])`)
  return sql`${sql.join(conditions, sql` and `)}`
}

/** SQL: the documents `d` of a tab, with `p` their living postings where the filters ask for these. */
export const sourceOf = ({ tab, search }: RetentionFilters): RawBuilder<unknown> =>
  tab === 'destroyed'
    ? sql`(select document_id as id, x.* from destroyed_documents x) as d`
    : search
      ? sql`documents d left join postings p on p.document_id = d.id and p.ended_at is null`
      : sql`documents d`
