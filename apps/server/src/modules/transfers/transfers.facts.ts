import { z } from 'zod'
import { fact } from '../../platform/facts/fact.ts'

const transfer = { transferId: z.number(), number: z.string(), recipient: z.string() }

export const transferPrepared = fact('transfer.prepared', {
  ...transfer,
  title: z.string(),
  documents: z.number(),
  files: z.number(),
  size: z.number(),
})
export const transferConfirmed = fact('transfer.confirmed', {
  ...transfer,
  receiptNo: z.string(),
  receiptDate: z.string(),
})
export const transferCancelled = fact('transfer.cancelled', { ...transfer, reason: z.string().nullable() })
/** The bag went out; each file in it has a fact of its own. */
export const bagFetched = fact('transfer.bag-fetched', transfer)

const ofDocument = { ...transfer, name: z.string() }
/** It lies in a bag for an archives institution. */
export const documentBagged = fact('document.bagged', ofDocument)
/** An archives institution has confirmed that it took it over. */
export const documentTransferred = fact('document.transferred', {
  ...ofDocument,
  receiptNo: z.string(),
  receiptDate: z.string(),
})
export const formPrinted = fact('transfer.form-printed', { kind: z.string(), format: z.string() })
