import { z } from 'zod'
import { fact } from '../../platform/facts/fact.ts'

const batch = { disposalId: z.number(), title: z.string() }
const named = { ...batch, name: z.string() }

export const disposalDrafted = fact('disposal.drafted', { ...batch, count: z.number() })
export const disposalChanged = fact('disposal.changed', {
  ...batch,
  added: z.array(z.number()),
  removed: z.array(z.number()),
})
/** A custodian unit is asked whether it agrees; one for each unit. */
export const concurrenceAsked = fact('disposal.asked', { ...batch, count: z.number() })
/** It is asked once more, for what it has not answered. */
export const concurrenceReminded = fact('disposal.reminded', { ...batch, count: z.number() })
/** A unit has answered for some of its documents. */
export const disposalConcurred = fact('disposal.concurred', {
  ...batch,
  agreed: z.array(z.number()),
  objected: z.array(z.object({ documentId: z.number(), reason: z.string() })),
})
export const disposalAuthorised = fact('disposal.authorised', {
  ...batch,
  authorityNumber: z.string(),
  authorityDate: z.string(),
  listHash: z.string(),
  count: z.number(),
})
export const disposalExecuted = fact('disposal.executed', {
  ...batch,
  certificateNo: z.string().nullable(),
  listHash: z.string(),
  destroyed: z.number(),
  skipped: z.number(),
})
/** One custodian unit is told what became of its documents. */
export const disposalTold = fact('disposal.told', { ...batch, destroyed: z.number(), skipped: z.number() })
export const disposalCancelled = fact('disposal.cancelled', batch)
export const disposalCertified = fact('disposal.certified', batch)

/** A document went to the bin of a batch. */
export const documentDisposed = fact('document.disposed', { ...named, until: z.string() })
/** A document was brought back from the bin. */
export const documentReclaimed = fact('document.reclaimed', {
  ...named,
  to: z.number().nullable(),
  reason: z.string(),
})
/** A document is gone for good; the register tells of it for ever. */
export const documentDestroyed = fact('document.destroyed', { ...named, sha256s: z.array(z.string()) })
