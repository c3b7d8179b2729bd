import type { DropState } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'

/**
 * SQL: what a request for files is now. Aliases: `r` drops, `f` its folder or nothing, `arrived.count` the files that
 * did. What ended stays ended; whether its maker still works there is asked anew, whatever else was not told.
 */
export const stateOf = ({ config, clock }: Pick<Context, 'config' | 'clock'>): RawBuilder<DropState> => sql`case
  when r.ended_because = 'revoked' then 'revoked' when r.ended_because = 'maker' or not ${isMakerHere} then 'makerLeft'
  when f.id is null then 'folderRemoved' when r.expires_at <= ${clock.now().toISOString()}::timestamptz then 'expired'
  when arrived.count >= r.max_files then 'full'
  when f.trashed_at is not null or f.buried_in is not null or not ${config.DROPS}::boolean then 'suspended'
  else 'live' end`

const isMakerHere = sql`exists (select from users u where u.id = r.created_by and u.deactivated_at is null
  and (u.home_unit_id = r.unit_id
    or exists (select from unit_memberships m where m.user_id = u.id and m.unit_id = r.unit_id)))`

/** SQL: what `stateOf` speaks of. */
export const dropSource = sql`drops r left join folders f on f.id = r.folder_id
  cross join lateral (select count(*)::int as count, max(delivered_at) as last_at
    from drop_files file where file.drop_id = r.id and file.delivered_at is not null) arrived`

const askAgain = 'Ask who sent you the link for a new one.'
const closed: Record<Exclude<DropState, 'live'>, () => Refusal> = {
  suspended: () => refuse('LinkSuspended', {}, 'No files are taken here now. The link may open again later.'),
  expired: () => refuse('LinkExpired', {}, `The time for sending files is over. ${askAgain}`),
  full: () => refuse('LinkUsedUp', {}, `All the files that were asked for have arrived. ${askAgain}`),
  revoked: () => refuse('LinkRevoked', {}, `Files are not asked for here any more. ${askAgain}`),
  makerLeft: () => refuse('LinkRevoked', {}, `Files are not asked for here any more. ${askAgain}`),
  folderRemoved: () => refuse('LinkRevoked', {}, `Files are not asked for here any more. ${askAgain}`),
}

/** What an outsider is told who comes by a request that takes no files. */
export const refusalOf = (state: Exclude<DropState, 'live'>): Refusal => closed[state]()

/** @throws Refusal LinkSuspended, LinkExpired, LinkUsedUp, LinkRevoked */
export function requireLive(state: DropState): void {
  if (state !== 'live') throw refusalOf(state)
}
