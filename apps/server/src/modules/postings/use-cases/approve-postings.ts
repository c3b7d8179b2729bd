import type { approvePostings as contract, ResponseOf } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { Refusal, refuse } from '../../../platform/refusal.ts'
import { approvePosting } from './decide-posting.ts'

type Results = ResponseOf<typeof contract>['items']

/** Approves several one after the other, each in a transaction of its own, and tells of each what became of it. */
export async function approvePostings(
  ctx: Context,
  wanted: readonly { id: number; version?: number | undefined }[],
): Promise<Results> {
  const results: Results = []
  for (const one of wanted) {
    try {
      const { status, version } = await approvePosting(ctx, one)
      results.push({ id: one.id, status, version })
    } catch (error) {
      // What was approved before stays so, and has to be told of: no error ends the whole.
      if (!(error instanceof Refusal)) ctx.log.error({ error, postingId: one.id }, 'an approval among several failed')
      const { code, message } = error instanceof Refusal ? error : refuse('Internal')
      results.push({ id: one.id, code, message })
    }
  }
  return results
}
