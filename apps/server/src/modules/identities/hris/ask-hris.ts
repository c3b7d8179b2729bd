import { unholdableTexts } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { tooOften } from '../../../platform/throttle.ts'
import { beginGuess, type Guess, inTurnToGuess, passwordLimits } from '../../people/index.ts'
import { findHolder } from '../identities.store.ts'
import { type Employee, type Hris, HrisFailure } from './employee.ts'
import { hrisOf } from './hris.ts'

/** What came of asking the HR system about credentials; `wait` in seconds. */
export type Asked =
  | { outcome: 'right'; employee: Employee }
  | { outcome: 'wrong' }
  | { outcome: 'failed' }
  | { outcome: 'tooOften'; wait: number }

/** @throws Refusal NotFound where none is set up */
export function requireHris(ctx: Context): Hris {
  const hris = hrisOf(ctx.config)
  if (!hris) throw refuse('NotFound')
  return hris
}

interface Credentials {
  userName: string
  password: string
  /** The address, or the session of who is signed in. */
  from: string
}

/** Asks the HR system. Its failures are logged and are no answer: nothing else is asked in its place. */
export async function askHris(ctx: Context, credentials: Credentials): Promise<Asked> {
  const hris = requireHris(ctx)
  const { userName, from } = credentials
  const userId = await findHolder(ctx.db, { provider: 'hris', issuer: hris.issuer, label: userName })
  const guess = { what: 'hris', whose: userName, userId, from }
  return inTurnToGuess(ctx, guess, () => tryPassword(ctx, hris, { ...credentials, guess }))
}

async function tryPassword(
  ctx: Context,
  hris: Hris,
  { userName, password, guess }: Credentials & { guess: Guess },
): Promise<Asked> {
  const attempt = await beginGuess(ctx, guess, passwordLimits)
  if (attempt.wait !== undefined) return { outcome: 'tooOften', wait: attempt.wait }
  try {
    const employee = await hris.check(userName, password)
    if (!employee) return { outcome: 'wrong' }
    if (unholdableTexts(employee).length > 0) throw new HrisFailure('It told text that can’t be kept.')
    await attempt.succeeded()
    return { outcome: 'right', employee }
  } catch (error) {
    if (!(error instanceof HrisFailure)) throw error
    ctx.log.warn({ reason: error.message }, 'the HR system gave no answer')
    return { outcome: 'failed' }
  }
}

/**
 * The same for a signed-in person.
 *
 * @throws Refusal ValidationFailed on `password`; Unavailable; TooManyRequests; NotFound
 */
export async function requireEmployee(ctx: Context, credentials: Credentials): Promise<Employee> {
  const asked = await askHris(ctx, credentials)
  if (asked.outcome === 'right') return asked.employee
  if (asked.outcome === 'tooOften') throw tooOften(asked.wait)
  if (asked.outcome === 'failed') throw refuse('Unavailable', {}, 'Your HR account can’t be checked right now.')
  const errors = { password: ['The HR system does not know this user name with this password.'] }
  throw refuse('ValidationFailed', { errors })
}
