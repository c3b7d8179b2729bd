import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { publishAlone } from '../../../platform/database/transaction.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { documentRefused } from '../documents.facts.ts'

const blocking = z.object({
  documents: z.array(
    z.object({ id: z.number(), name: z.string(), code: z.string().optional(), hold: z.string().optional() }),
  ),
})
const keeping = new Set(['OnHold', 'UnderRetention'])

/**
 * Does what may throw documents away; where a hold or their retention stands in the way, that it was tried is told in the
 * history of each that is named, in a statement of its own: the transaction itself has left nothing.
 */
export async function tellingRefused<T>(ctx: Context, action: 'trash' | 'remove', work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!ctx.db.isTransaction && error instanceof Refusal && keeping.has(error.code)) await tell(ctx, action, error)
    throw error
  }
}

async function tell(ctx: Context, action: 'trash' | 'remove', { code, details }: Refusal): Promise<void> {
  const { data } = blocking.safeParse(details)
  const documents = (data?.documents ?? []).filter((one) => keeping.has(one.code ?? code))
  await publishAlone(
    ctx,
    ...documents.map(({ id, name, hold = null, ...one }) =>
      documentRefused({ documentId: id }, { name, action, code: one.code ?? code, hold }),
    ),
  )
}
