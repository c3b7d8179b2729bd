import type { Context } from '../../platform/context.ts'
import { refuseField } from '../../platform/refusal.ts'

const dayMs = 86_400_000

/**
 * Until when a share lasts that is made or changed now, as an instant; null without an end. Who wishes none gets the
 * longest life that the institution lets a link have.
 *
 * @throws Refusal ValidationFailed for what is over, or longer than the institution lets it be
 */
export function shareEnd({ config, clock }: Context, wished: string | null | undefined): string | null {
  const now = clock.now().getTime()
  const days = config.LINK_MAX_DAYS
  const latest = days === 0 ? undefined : now + days * dayMs
  if (!wished) return latest === undefined ? null : new Date(latest).toISOString()
  const at = new Date(wished).getTime()
  if (at <= now) throw refuseField('expiresAt', 'Choose a time in the future.')
  // Who chooses the last day means all of it.
  if (latest !== undefined && at > latest + dayMs)
    throw refuseField('expiresAt', `Links last ${days} days at most here.`)
  return new Date(at).toISOString()
}
