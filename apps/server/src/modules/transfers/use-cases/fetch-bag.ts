import { sql } from 'kysely'
import { isUser } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { publishAlone } from '../../../platform/database/transaction.ts'
import { refuse } from '../../../platform/refusal.ts'
import { countsAsClassified, findDocumentFacts, sightOf } from '../../documents/index.ts'
import { streamBag } from '../bag/stream-bag.ts'
import { bagFetched } from '../transfers.facts.ts'
import type { TransferFacts } from '../transfers.policy.ts'
import { requireTransfer } from '../with-transfer.ts'

/**
 * The bag of a transfer. What is classified by now, or was when it went in and is gone since, is asked for anew.
 *
 * @throws Refusal Forbidden, NotFound, Classified; StateChanged where the transfer was given up
 */
export async function fetchBag(ctx: Context, id: number): ReturnType<typeof streamBag> {
  const transfer = await requireTransfer(ctx, id, 'fetch')
  await requireReadable(ctx, transfer)
  const { number, recipient } = transfer
  await publishAlone(ctx, bagFetched({}, { transferId: id, number, recipient }))
  return streamBag(ctx, id)
}

async function requireReadable(ctx: Context, { id, createdBy }: TransferFacts): Promise<void> {
  const { rows } = await sql<{ documentId: number | null; wasClassified: boolean }>`
    select document_id, (described->>'isClassified')::boolean as was_classified
    from transfer_documents where transfer_id = ${id}`.execute(ctx.db)
  const facts = await findDocumentFacts(
    ctx,
    rows.flatMap(({ documentId }) => documentId ?? []),
  )
  const isClosed = facts.some((one) => countsAsClassified(one) && sightOf(ctx.actor, one).sight !== 'contents')
  const wasClosed = rows.some(({ documentId, wasClassified }) => documentId === null && wasClassified)
  if (isClosed || (wasClosed && !isUser(ctx.actor, createdBy))) throw refuse('Classified')
}
