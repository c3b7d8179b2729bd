import { z } from 'zod'
import { fact } from '../../platform/facts/fact.ts'

const change = { before: z.record(z.string(), z.unknown()), after: z.record(z.string(), z.unknown()) }
const moved = { documents: z.number(), postings: z.number() }

const group = { groupId: z.number(), group: z.string() }
export const groupAdded = fact('category-group.added', group)
export const groupRenamed = fact('category-group.renamed', { groupId: z.number(), from: z.string(), to: z.string() })
export const groupRemoved = fact('category-group.removed', group)

const category = { categoryId: z.number(), category: z.string() }
export const categoryAdded = fact('category.added', { ...category, retention: z.number().nullable() })
/** `retention` in it is a change of how long its documents are kept. */
export const categoryChanged = fact('category.changed', { ...category, ...change })
export const categoryRemoved = fact('category.removed', category)
/** Deleted; what used it has moved to another one. */
export const categoryReplaced = fact('category.replaced', {
  ...category,
  into: z.number(),
  intoCategory: z.string(),
  ...moved,
})
/** A schedule was taken in; each series that it changed has a fact of its own. */
export const scheduleImported = fact('schedule.imported', {
  made: z.number(),
  changed: z.number(),
  retired: z.number(),
  revived: z.number(),
  /** Documents that are kept until another day since. */
  moved: z.number(),
})
export const scheduleExported = fact('schedule.exported', { format: z.string() })
export const seriesImported = fact('category.imported', { groups: z.number(), created: z.number() })

const tag = { tagId: z.number(), tagName: z.string() }
export const tagAdded = fact('tag.added', tag)
export const tagChanged = fact('tag.changed', { ...tag, ...change })
export const tagRemoved = fact('tag.removed', tag)
export const tagMerged = fact('tag.merged', { ...tag, into: z.number(), intoTagName: z.string(), ...moved })

/** What a replacement or a merge did to one document, for its history. */
export const documentRecategorised = fact('document.recategorised', { from: z.string(), to: z.string() })
export const documentRetagged = fact('document.retagged', { from: z.string(), to: z.string() })

const approver = { campusId: z.number(), groupId: z.number(), approverId: z.string() }
export const approverSet = fact('approver.set', { ...approver, before: z.string().nullable() })
const delegation = { delegationId: z.number(), approverId: z.string(), delegateId: z.string() }
const time = { fromDate: z.string(), toDate: z.string() }
export const approverDelegated = fact('approver.delegated', { ...delegation, ...time })
export const delegationEnded = fact('approver.delegation-ended', { ...delegation, ...time })
export const approverRemoved = fact('approver.removed', approver)
