import type { RefusalCode, ShareState } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Config } from '../../config.ts'
import { isClassifiedNow } from '../documents/index.ts'

/**
 * SQL: what a share is now. Aliases: `s` shares, `d` its document. What ended stays ended; a link is withheld while its
 * document is classified or in the trash, or where the institution has no links for anyone (any more).
 */
export const stateOf = ({ LINKS_FOR_ANYONE }: Pick<Config, 'LINKS_FOR_ANYONE'>): RawBuilder<ShareState> => sql`case
  when s.ended_because = 'revoked' then 'revoked' when s.ended_because = 'limit' then 'usedUp'
  when s.ended_because = 'maker' then 'makerLeft' when s.expires_at <= now() then 'expired'
  when not d.is_living or ${isClassifiedNow} or (s.is_for_anyone and not ${LINKS_FOR_ANYONE}::boolean) then 'suspended'
  else 'live' end`

/** What a guest is told who comes by a share that does not open. */
export const refusalOf: Record<Exclude<ShareState, 'live'>, RefusalCode> = {
  suspended: 'LinkSuspended',
  expired: 'LinkExpired',
  usedUp: 'LinkUsedUp',
  revoked: 'LinkRevoked',
  makerLeft: 'LinkRevoked',
}
