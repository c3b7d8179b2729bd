import type { AccountChange } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse } from '../../../platform/refusal.ts'
import { accountChanged } from '../administration.facts.ts'
import { pages, sendLetter, sendOwnerLetter } from '../letters/send-letter.ts'
import { endLinks } from '../password-link.ts'
import {
  type Account,
  onTakenName,
  requireAccount,
  requireFreeUserName,
  requireInstitutionAddress,
  requireUnitName,
} from '../require-account.ts'
import { requireRecentProof } from '../second-factor/recent-proof.ts'
import { findAddressee } from '../users.queries.ts'
import { endSessions } from '../users.store.ts'

/** What an administrator may change of an account, as its columns hold it. */
type Fields = Pick<
  Account,
  'firstName' | 'middleName' | 'lastName' | 'position' | 'email' | 'userName' | 'homeUnitId' | 'isAdministrator'
> & { isActive: boolean }

const harmless: ReadonlySet<keyof Fields> = new Set(['firstName', 'middleName', 'lastName', 'position'])

/**
 * Changes an account. Where it can do less than before (no administrator any more, another home unit, deactivated)
 * its sessions end.
 *
 * @throws Refusal NotFound; StateChanged for an older version; LastAdministrator; ValidationFailed on a field;
 * StepUpRequired for whatever is not only a name or the position
 */
export function updateUser(ctx: Context, { id, version, ...change }: AccountChange & { id: string }): Promise<void> {
  if (change.email !== undefined) requireInstitutionAddress(ctx, change.email)
  return transaction(ctx, async (ctx) => {
    const others = await lockAdministrators(ctx, id)
    const account = await requireAccount(ctx, id, version)
    await requireUnitName(ctx, change.deliveryUnitId)
    const before = fieldsOf(account)
    const after = changed(before, change)
    const loses = before.isAdministrator && before.isActive && !(after.isAdministrator && after.isActive)
    if (loses && others === 0) throw refuse('LastAdministrator')
    const differing = (Object.keys(before) as (keyof Fields)[]).filter((key) => before[key] !== after[key])
    if (differing.length === 0) return
    // The rest is who gets in and where to: the name they sign in by, the mailbox a new password goes to, role and unit.
    if (differing.some((key) => !harmless.has(key))) await requireRecentProof(ctx)
    if (nameKeyOf(before) !== nameKeyOf(after)) await requireFreeUserName(ctx, after)
    await write(ctx, account, after)
    await followUp(ctx, { account, before, after })
    const { userName } = account
    await ctx.publish(
      accountChanged({}, { userId: id, userName, before: shown(before, differing), after: shown(after, differing) }),
    )
  })
}

/**
 * Locks every administrator who can sign in, in one order for everybody, and counts those but `id`: of two
 * administrators who demote each other at once the second waits here, and then is the last.
 */
async function lockAdministrators(ctx: Context, id: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from users where is_administrator and accepted_at is not null and email_confirmed_at is not null
      and deactivated_at is null order by id for update`.execute(ctx.db)
  return rows.filter((row) => row.id !== id).length
}

const nameKeyOf = ({ userName }: Fields) => userName.toLowerCase()

const fieldsOf = (account: Account): Fields => ({
  firstName: account.firstName,
  middleName: account.middleName,
  lastName: account.lastName,
  position: account.position,
  email: account.email,
  userName: account.userName,
  homeUnitId: account.homeUnitId,
  isAdministrator: account.isAdministrator,
  isActive: account.deactivatedAt === null,
})

const changed = (before: Fields, change: Omit<AccountChange, 'version'>): Fields => ({
  firstName: change.firstName ?? before.firstName,
  middleName: change.middleName === undefined ? before.middleName : change.middleName || null,
  lastName: change.lastName ?? before.lastName,
  position: change.position === undefined ? before.position : change.position || null,
  email: change.email ?? before.email,
  userName: change.userName ?? before.userName,
  homeUnitId: change.deliveryUnitId === undefined ? before.homeUnitId : change.deliveryUnitId,
  isAdministrator: change.isAdmin ?? before.isAdministrator,
  isActive: change.isActive ?? before.isActive,
})

async function write(ctx: Context, account: Account, { isActive, ...columns }: Fields): Promise<void> {
  const deactivatedAt = isActive ? null : (account.deactivatedAt ?? ctx.clock.now().toISOString())
  await ctx.db
    .updateTable('users')
    .set({ ...columns, deactivatedAt, version: account.version + 1 })
    .where('id', '=', account.id)
    .execute()
    .catch(onTakenName)
}

async function followUp(ctx: Context, { account, before, after }: { account: Account; before: Fields; after: Fields }) {
  const isDeactivated = before.isActive && !after.isActive
  const isLess =
    isDeactivated ||
    (before.isAdministrator && !after.isAdministrator) ||
    (before.homeUnitId !== null && before.homeUnitId !== after.homeUnitId)
  if (isLess) await endSessions(ctx.db, { userId: account.id, now: ctx.clock.now().toISOString() })
  // A link that lies in the old mailbox, or belongs to who left, opens nothing any more.
  if (isDeactivated || before.email !== after.email) await endLinks(ctx, account.id)
  if (before.email !== after.email) await tellBothAddresses(ctx, account.id, { before: before.email, after })
  if (isDeactivated)
    await sendOwnerLetter(ctx, account.id, { words: (say) => say.deactivated(), path: pages.publicSearch })
}

async function tellBothAddresses(ctx: Context, id: string, { before, after }: { before: string; after: Fields }) {
  const owner = await findAddressee(ctx.db, id)
  if (!owner) return
  for (const email of [before, after.email])
    await sendLetter(ctx, { ...owner, email }, { words: (say) => say.addressReplaced(after), path: pages.profile })
}

// Facts stay for ever, so addresses stand there with their local part masked.
function shown(fields: Fields, keys: readonly (keyof Fields)[]) {
  const mask = (email: string) => email.replace(/^(.).*@/, '$1…@')
  return Object.fromEntries(keys.map((key) => [key, key === 'email' ? mask(fields.email) : fields[key]]))
}
