import type { BodyOf, findEffects as contract, Effects, EffectsAction } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { unitsOf, userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { Blocked, requireDocuments } from '../../documents/index.ts'
import { isWithin, requireFolders } from '../../folders/index.ts'
import { findBlocked, withoutNested } from '../insides/judge-insides.ts'

type Counted = Omit<Effects, 'blockers'>

/** What an act ends, or lets sleep, of what hangs on documents and folders; and what stops it. */
const ended: Record<EffectsAction, readonly (keyof typeof counts)[]> = {
  trash: ['links', 'shares', 'pools', 'drops', 'postings', 'grants', 'requests', 'holds', 'loans'],
  remove: ['links', 'shares', 'pools', 'drops', 'postings', 'grants', 'requests', 'holds', 'loans'],
  classify: ['links', 'shares', 'pools'],
  // Their addresses, people and pools go along, and lead to the newest version.
  move: [],
  replace: [],
}

const living = sql`ended_at is null and (expires_at is null or expires_at > now())`
// With whom a unit shares is its own to know; who asked for what is classified, its owner's.
const of = (table: string, condition: RawBuilder<unknown>, whose: 'isOwn' | 'isUnits' = 'isUnits') =>
  sql`(select count(*)::int from ${sql.table(table)} where document_id in (select id from chosen where ${sql.ref(whose)}) and ${condition})`
// Who works in the unit reads in the hold for which request it is.
const ofOutsiders = sql`(select count(distinct h.request_id)::int from hold_documents hd join holds h on h.id = hd.hold_id
  where h.lifted_at is null and h.request_id is not null and hd.document_id in (select id from chosen where is_units))`
const counts = {
  links: of('shares', sql`is_for_anyone and ${living}`),
  shares: of('shares', sql`not is_for_anyone and ${living}`),
  pools: of('pool_documents', sql`true`),
  drops: sql`(select count(*)::int from drops r where r.folder_id in (select id from folder where is_units)
    and r.ended_at is null and r.expires_at > now() and r.max_files > (
      select count(*) from drop_files file where file.drop_id = r.id and file.delivered_at is not null))`,
  postings: of('postings', sql`ended_at is null`),
  grants: of('access_grants', sql`ended_at is null and expires_at > now()`, 'isOwn'),
  requests: sql`${of('access_requests', sql`status = 'waiting'`, 'isOwn')} + ${ofOutsiders}`,
  holds: sql`(select count(*)::int from holds where lifted_at is null and id in (
    select hold_id from hold_documents where document_id in (select id from chosen)))`,
  loans: of('loans', sql`closed_at is null`),
}

/**
 * What an act would end or is stopped by, before it is done: counted by one statement, however much lies inside; judged by
 * the policy that will judge the act, naming up to 20.
 *
 * @throws Refusal NotFound for what the actor may not know of
 */
export function findEffects(
  ctx: Context,
  { action, fileManagerIds, fileFolderIds }: BodyOf<typeof contract>,
): Promise<Effects> {
  return transaction(ctx, async (ctx) => {
    const documents = await requireDocuments(ctx, fileManagerIds, 'view')
    const folders = withoutNested(await requireFolders(ctx, fileFolderIds, 'view'))
    const folderIds = folders.map((folder) => folder.id)
    const blocked = new Blocked(ctx, action).add(documents)
    if (folderIds.length > 0) await findBlocked(ctx, { ids: folderIds, action, blocked })
    const counted = await count(ctx, { action, fileManagerIds, folderIds })
    return {
      ...counted,
      blockers: blocked.named.map(({ id, ...one }) => ({ fileManagerId: id, ...one })),
    }
  })
}

interface Chosen {
  action: EffectsAction
  fileManagerIds: readonly number[]
  folderIds: readonly number[]
}

async function count({ db, actor }: Context, { action, fileManagerIds, folderIds }: Chosen): Promise<Counted> {
  const inside = (table: RawBuilder<unknown>, on: RawBuilder<unknown>) =>
    sql`select x.id from folders root join folders f on ${isWithin(sql`f.path`, sql`root.path`)} join ${table} x on ${on}
      where root.id = any(${folderIds}::integer[])`
  const kept = action === 'remove' ? sql`true` : sql`x.is_living`
  const names = Object.keys(counts) as (keyof typeof counts)[]
  const columns = names.map((name) => sql`${ended[action].includes(name) ? counts[name] : sql`0`} as ${sql.ref(name)}`)
  const { rows } = await sql<Counted>`
    with named as (
      select unnest(${fileManagerIds}::integer[]) as id union ${inside(sql`documents`, sql`x.folder_id = f.id and ${kept}`)}
    ), chosen as materialized (
      select d.id, d.unit_id = any(${unitsOf(actor)}::integer[]) as is_units, d.owner_id = ${userIdOf(actor)}::uuid as is_own
      from named join documents d on d.id = named.id
    ), folder as materialized (
      select id, unit_id = any(${unitsOf(actor)}::integer[]) as is_units
      from folders where id in (${inside(sql`folders`, sql`x.id = f.id and ${kept}`)})
    )
    select (select count(*)::int from chosen) as documents, (select count(*)::int from folder) as folders, ${sql.join(columns)}`.execute(
    db,
  )
  const [counted] = rows
  if (!counted) throw new Error('A statement without FROM gave no row.')
  return counted
}
