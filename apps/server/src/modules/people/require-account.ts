import { saying, sayings } from '@sinupan/contract'
import type { Context } from '../../platform/context.ts'
import { type Allowed, type Held, underLock } from '../../platform/policy.ts'
import { refuse, refuseField } from '../../platform/refusal.ts'
import { readUser } from './administration.queries.ts'
import { isUserNameTaken } from './codes/registrations.store.ts'

const columns = [
  'id',
  'userName',
  'email',
  'firstName',
  'middleName',
  'lastName',
  'position',
  'passwordHash',
  'homeUnitId',
  'isAdministrator',
  'acceptedAt',
  'emailConfirmedAt',
  'deactivatedAt',
  'version',
] as const

/**
 * The gate of what is done to an account, in a transaction: locked, then read (the row that was waited for is read as the
 * other has left it), and held until the transaction ends. Who may is judged before: administrators alone.
 *
 * @throws Refusal NotFound; StateChanged where `version` is older
 */
export async function requireAccount(ctx: Context, id: string, version?: number): Promise<Account> {
  const found = await findLocked(ctx, id)
  if (!found) throw refuse('NotFound')
  if (version !== undefined && version !== found.version) throw await accountChangedMeanwhile(ctx, id)
  return underLock(found as Allowed<typeof found, 'administer'>)
}

const findLocked = ({ db }: Context, id: string) =>
  db.selectFrom('users').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

export type Account = Held<NonNullable<Awaited<ReturnType<typeof findLocked>>>, 'administer'>

/** An account that waits to be accepted. @throws Refusal NotFound, or StateChanged where it waits no more */
export async function requireWaiting(ctx: Context, id: string): Promise<Account> {
  const account = await requireAccount(ctx, id)
  if (account.acceptedAt) throw await accountChangedMeanwhile(ctx, id)
  return account
}

export const accountChangedMeanwhile = async (ctx: Context, id: string) =>
  refuse('StateChanged', { current: await readUser(ctx.db, id) })

/** The unit's name. @throws Refusal ValidationFailed on `deliveryUnitId` where there is no such unit */
export async function requireUnitName(ctx: Context, unitId: number | null | undefined): Promise<string | null> {
  if (unitId == null) return null
  const unit = await ctx.db.selectFrom('units').select('name').where('id', '=', unitId).executeTakeFirst()
  if (!unit) throw refuseField('deliveryUnitId', sayings.noSuchUnit)
  return unit.name
}

/** Whether an address is of one of the institution's domains: what stands after its last @, exactly (domain: Sign-in). */
export const isInstitutionAddress = ({ config }: Pick<Context, 'config'>, email: string): boolean =>
  config.INSTITUTION_EMAIL_DOMAIN.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())

/** @throws Refusal ValidationFailed where the address is of another domain than the institution's (domain: Sign-in) */
export function requireInstitutionAddress(ctx: Context, email: string): void {
  if (!isInstitutionAddress(ctx, email))
    throw refuseField('email', saying('otherDomain', { domains: ctx.config.INSTITUTION_EMAIL_DOMAIN.join(sayings.or) }))
}

/** @throws Refusal ValidationFailed where somebody else has this user name, or has registered with it and may still confirm */
export async function requireFreeUserName(ctx: Context, { userName, email }: { userName: string; email: string }) {
  const by = { email, now: ctx.clock.now().toISOString() }
  if (await isUserNameTaken(ctx.db, userName, by)) throw refuseField('userName', 'This user name is taken.')
}

/** `.catch(onTakenName)`: a taken user name or address becomes a message on its field. */
export function onTakenName(error: unknown): never {
  const { constraint } = error as { constraint?: string }
  if (constraint === 'users_user_name') throw refuseField('userName', 'This user name is taken.')
  if (constraint === 'users_email') throw refuseField('email', 'Another account has this address.')
  throw error
}
