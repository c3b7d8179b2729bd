import type { Transfer } from '@sinupan/contract'
import { sql } from 'kysely'
import { calendarDateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context.ts'
import { announceEach } from '../../../platform/facts/write-facts.ts'
import { refuseField } from '../../../platform/refusal.ts'
import { documentTransferred, transferCancelled, transferConfirmed } from '../transfers.facts.ts'
import { requireTransferView } from '../transfers.queries.ts'
import { settleTransfer } from '../transfers.store.ts'
import { withTransfer } from '../with-transfer.ts'

interface Confirmed {
  id: number
  receiptNo: string
  date: string
  version?: number | undefined
}

/**
 * Writes down that the institution has taken a transfer over: each document says so in its history.
 *
 * @throws Refusal Forbidden, NotFound, StateChanged; ValidationFailed on `date` for a day to come
 */
export function confirmTransfer(ctx: Context, { receiptNo, date, ...of }: Confirmed): Promise<Transfer> {
  return withTransfer(ctx, of, async (ctx, transfer) => {
    if (date > calendarDateOf(ctx.clock.now(), ctx.config.TIME_ZONE)) throw refuseField('date', 'That day is to come.')
    await settleTransfer(ctx, transfer, { status: 'confirmed', receiptNo, receiptDate: date })
    const { id, number, recipient } = transfer
    const told = { transferId: id, number, recipient, receiptNo, receiptDate: date }
    await ctx.publish(transferConfirmed({}, told))
    await announceEach(
      ctx,
      documentTransferred,
      sql`select document_id, null::integer as folder_id, unit_id,
        ${JSON.stringify(told)}::jsonb || jsonb_build_object('name', name) as payload
        from transfer_documents where transfer_id = ${id} and document_id is not null order by position`,
    )
    return requireTransferView(ctx, id)
  })
}

interface Cancelled {
  id: number
  reason?: string | undefined
  version?: number | undefined
}

/** Gives a transfer up. @throws Refusal Forbidden, NotFound, StateChanged */
export function cancelTransfer(ctx: Context, { reason = '', ...of }: Cancelled): Promise<Transfer> {
  return withTransfer(ctx, of, async (ctx, transfer) => {
    await settleTransfer(ctx, transfer, { status: 'cancelled', reason: reason || null })
    const { id, number, recipient } = transfer
    await ctx.publish(transferCancelled({}, { transferId: id, number, recipient, reason: reason || null }))
    return requireTransferView(ctx, id)
  })
}
