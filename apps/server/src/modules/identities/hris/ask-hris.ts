import { unholdableTexts } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { countUse, forgetUses } from '../../../platform/throttle.ts'
import { type Employee, type Hris, HrisFailure } from './employee.ts'
import { hrisOf } from './hris.ts'

const perName = { count: 10, windowSeconds: 15 * 60 }

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

/** Asks the HR system. Its failures are logged and are no answer: nothing else is asked in its place. */
export async function askHris(ctx: Context, userName: string, password: string): Promise<Asked> {
  const hris = requireHris(ctx)
  const key = `hris:${userName.toLowerCase()}`
  const wait = await countUse(ctx, key, perName)
  if (wait) return { outcome: 'tooOften', wait }
  try {
    const employee = await hris.check(userName, password)
    if (!employee) return { outcome: 'wrong' }
    if (unholdableTexts(employee).length > 0) throw new HrisFailure('It told text that can’t be kept.')
    await forgetUses(ctx, key)
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
export async function requireEmployee(ctx: Context, userName: string, password: string): Promise<Employee> {
  const asked = await askHris(ctx, userName, password)
  if (asked.outcome === 'right') return asked.employee
  if (asked.outcome === 'tooOften') throw refuse('TooManyRequests', { headers: { 'retry-after': String(asked.wait) } })
  if (asked.outcome === 'failed') throw refuse('Unavailable', {}, 'Your HR account can’t be checked right now.')
  const errors = { password: ['The HR system does not know this user name with this password.'] }
  throw refuse('ValidationFailed', { errors })
}
