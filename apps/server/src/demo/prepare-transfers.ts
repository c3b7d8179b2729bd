import { transfers } from '@sinupan/demo'
import { sql } from 'kysely'
import { cancelTransfer, confirmTransfer, createTransfer } from '../modules/transfers/index.ts'
import type { Cast } from './act-as.ts'

const day = 24 * 3_600_000
const ago = (days: number) => new Date(Date.now() - days * day)
const recordsOfficer = 'records'

/** Hands papers of the planned series over to archives institutions: prepared, taken over, given up. */
export async function prepareTransfers(cast: Cast): Promise<void> {
  for (const { title, recipient, series, daysAgo, receipt, givenUp } of transfers) {
    const ctx = await cast.act(recordsOfficer, ago(daysAgo))
    const { rows } = await sql<{ id: number }>`
      select d.id from documents d join categories c on c.id = d.category_id
      where d.is_living and d.file_count > 0 and c.name = ${series} and not d.is_classified
        and not exists (select from postings p where p.document_id = d.id and p.ended_at is null and p.is_classified)
      order by d.id limit 6`.execute(ctx.db)
    if (rows.length === 0) continue
    const { id } = await createTransfer(ctx, { title, recipient, fileManagerIds: rows.map((row) => row.id) })
    if (receipt) {
      const date = ago(receipt.daysAgo).toISOString().slice(0, 10)
      await confirmTransfer(await cast.act(recordsOfficer, ago(receipt.daysAgo)), {
        id,
        receiptNo: receipt.number,
        date,
      })
    }
    if (givenUp) await cancelTransfer(await cast.act(recordsOfficer, ago(daysAgo)), { id, reason: givenUp })
  }
}
