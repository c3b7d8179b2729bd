import { refuse } from '../../../platform/refusal.ts'
import type { OpenCase } from '../front/require-case.ts'
import { findReleased } from './copies.queries.ts'
import { signRelease } from './release-ticket.ts'

/**
 * An address of a released copy for who holds the token of its case. It opens for a minute: whoever finds it in a log later has
 * nothing.
 *
 * @throws Refusal NotFound for a copy of another request, and one that is over or taken back
 */
export async function openReleased({ ctx, request }: OpenCase, id: number): Promise<{ url: string }> {
  const found = await findReleased(ctx, id)
  if (found?.requestId !== request.id) throw refuse('NotFound')
  return { url: `/api/DocumentRequest/Released/${signRelease(ctx.secrets, { id, now: ctx.clock.now() })}` }
}
