import { signInRefusals } from '@sinupan/contract'
import type { UserActor } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { isInstitutionAddress } from '../../people/index.ts'
import { listIdentitiesOf } from '../identities.store.ts'
import { linkIdentity } from '../keep-identities.ts'
import { requireEmployee, requireHris } from './ask-hris.ts'

interface Credentials {
  userName: string
  password: string
}

/**
 * Links the HR account whose password the person knows.
 *
 * @throws Refusal ValidationFailed; Unavailable; IdentityTaken; NotFound where none is set up
 */
export async function linkHris(ctx: Context, actor: UserActor, { userName, password }: Credentials) {
  const { issuer } = requireHris(ctx)
  const employee = await requireEmployee(ctx, { userName, password, from: actor.sessionId })
  if (!employee.isActive) throw refuseField('userName', 'The HR system says that this person has left.')
  if (!isInstitutionAddress(ctx, employee.email)) throw refuseField('userName', signInRefusals.ForeignDomain)
  return linkIdentity(ctx, actor, { provider: 'hris', issuer, subject: employee.subject, label: employee.userName })
}

/**
 * A signed-in person without a password here gives that of their HR account.
 *
 * @throws Refusal ValidationFailed on `password`; Unavailable; TooManyRequests
 */
export async function requireHrisPassword(ctx: Context, actor: UserActor, password: string | undefined): Promise<void> {
  const { issuer } = requireHris(ctx)
  const identities = await listIdentitiesOf(ctx.db, actor.userId)
  const own = identities.find((one) => one.provider === 'hris' && one.issuer === issuer)
  if (!own) throw refuse('NotFound')
  if (!password) throw refuseField('password', 'Enter the password of your HR account.')
  const employee = await requireEmployee(ctx, { userName: own.label, password, from: actor.sessionId })
  if (employee.subject !== own.subject) throw refuseField('password', 'That is not your HR account any more.')
}
