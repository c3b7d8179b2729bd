import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { beginAtDoor, isInstitutionAddress, letIn, lockedOut, refused } from '../../people/index.ts'
import { accountProvisioned } from '../identities.facts.ts'
import {
  findAccountByEmail,
  findAccountById,
  insertIdentity,
  isUserNameTaken,
  lockSubject,
  useIdentity,
} from '../identities.store.ts'
import { askHris, requireHris } from './ask-hris.ts'
import type { Employee } from './employee.ts'

interface Input {
  userName: string
  password: string
  totp?: string | undefined
  address: string
}

/**
 * Signs a person in whom the HR system vouches for. The first time makes an account that waits for its acceptance; an
 * account that merely has the same e-mail is left alone (domain: Sign-in). The password is never tried on a local
 * account.
 */
export async function signInWithHris(ctx: Context, { userName, password, totp, address }: Input) {
  const { issuer } = requireHris(ctx)
  const door = await beginAtDoor(ctx, 'sign-in', address)
  const asked = await askHris(ctx, { userName, password, from: address })
  if (asked.outcome === 'tooOften') return lockedOut(ctx, userName, asked.wait)
  if (asked.outcome === 'failed') return refused(ctx, userName, 'ProviderUnavailable')
  if (asked.outcome === 'wrong') return refused(ctx, userName, 'InvalidLoginAttempt')
  await door.succeeded()
  if (!asked.employee.isActive) return refused(ctx, userName, 'Deactivated')
  const account = await findOrProvision(ctx, issuer, asked.employee)
  return typeof account === 'string' ? refused(ctx, userName, account) : letIn(ctx, account, { totp, address })
}

/** The employee's account, made where there was none; or why there is none. The institution vouches for its own mailboxes. */
function findOrProvision(ctx: Context, issuer: string, employee: Employee) {
  return transaction(ctx, async (ctx) => {
    // Of two first sign-ins at once the second waits, and finds the account of the first.
    const source = { provider: 'hris', issuer, subject: employee.subject } as const
    await lockSubject(ctx.db, source)
    const now = ctx.clock.now().toISOString()
    const known = await useIdentity(ctx.db, source, now)
    if (known) return known.emailConfirmedAt || isInstitutionAddress(ctx, known.email) ? known : 'ForeignDomain'
    if (!isInstitutionAddress(ctx, employee.email)) return 'ForeignDomain'
    if (await findAccountByEmail(ctx.db, employee.email)) return 'AccountExists'
    const userId = await insertAccount(ctx, employee, now)
    const label = employee.userName
    await insertIdentity(ctx.db, { ...source, userId, label, origin: 'provisioned', linkedAt: now })
    const isAccepted = ctx.config.HRIS_AUTO_ACCEPT
    await ctx.publish(accountProvisioned({}, { userId, provider: 'hris', isAccepted }))
    return (await findAccountById(ctx.db, userId)) ?? 'AccountExists'
  })
}

async function insertAccount(ctx: Context, employee: Employee, now: string): Promise<string> {
  const { email, firstName, middleName, lastName, position } = employee
  const { id } = await ctx.db
    .insertInto('users')
    .values({
      userName: await freeUserName(ctx, employee),
      email,
      firstName,
      middleName,
      lastName,
      position,
      emailConfirmedAt: now,
      acceptedAt: ctx.config.HRIS_AUTO_ACCEPT ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Their name at the HR system, numbered where somebody here has it already. */
async function freeUserName(ctx: Context, { userName }: Employee): Promise<string> {
  const wanted = userName.replace(/[\s@]+/g, '.').slice(0, 45)
  let name = wanted
  for (let number = 2; await isUserNameTaken(ctx.db, name); number++) name = `${wanted}${number}`
  return name
}
