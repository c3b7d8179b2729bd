import type { getOriginal, ResponseOf } from '@sinupan/contract'
import type { Context } from '../../platform/context.ts'
import { judge } from '../../platform/policy.ts'
import { documentPolicy, requireDocument } from '../documents/index.ts'
import { findOriginal, findOwnLoan, viewLoan } from './loans.queries.ts'

const states = { approved: 'promised', pulled: 'promised', lent: 'out', returned: 'back' } as const

/** Where the original of a document is now. @throws Refusal NotFound */
export async function viewOriginal(ctx: Context, documentId: number): Promise<ResponseOf<typeof getOriginal>> {
  const document = await requireDocument(ctx, documentId, 'view')
  const { hasPaper, status, holderId: _, ...standing } = await findOriginal(ctx, documentId)
  const own = await findOwnLoan(ctx, documentId)
  const mine = own === undefined ? null : await viewLoan(ctx, own)
  const refusal = judge(documentPolicy, 'borrow', { actor: ctx.actor, document })
  const reason = refusal ?? (hasPaper ? (mine ? 'AlreadyAsked' : null) : 'NoPaper')
  const state = status === null ? (hasPaper ? 'shelved' : 'none') : (states[status as keyof typeof states] ?? 'shelved')
  return { state, ...standing, mine, capabilities: { request: reason === null, reason } }
}
