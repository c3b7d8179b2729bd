import { z } from 'zod'
import { userRef } from '../accounts/people.ts'
import { list, pageShape, searchText } from '../kernel/paging.ts'
import { calendarDate, instant } from '../kernel/primitives.ts'

/** What a batch of documents for destruction may be. */
export const disposalBounds = {
  /** Documents of one batch. */
  mostItems: 10_000,
  /** Days during which what was executed can be brought back. */
  binDays: 30,
}

export const disposalStatuses = ['draft', 'concurrence', 'authorised', 'executed', 'certified', 'cancelled'] as const
export const disposalStatus = z
  .enum(disposalStatuses)
  .describe('concurrence: each unit agrees or objects; certified: executed, and its certificate is out')
/** Why a document can't be destroyed now. */
export const disposalBlocker = z
  .enum([
    'OnHold',
    'Posted',
    'Permanent',
    'Vital',
    'Unscheduled',
    'UnderRetention',
    'InDisposal',
    'Loan',
    'StateChanged',
    'NotFound',
  ])
  .describe('Why it can’t be destroyed')
export const disposalItemState = z
  .enum(['listed', 'objected', 'released', 'skipped', 'binned', 'restored', 'destroyed'])
  .describe('released: taken off by an objection; binned: for 30 days to be restored')

/** A document of a batch: what the register keeps of it, for ever once it was destroyed. */
export const disposalDocument = z
  .object({
    id: z.number().int(),
    name: z.string(),
    isClassified: z.boolean(),
    documentCategory: z
      .object({ id: z.number().int(), category: z.string(), retention: z.number().int().nullable() })
      .nullable(),
    documentDate: calendarDate.nullable(),
    createdOn: calendarDate,
    expiresOn: calendarDate.nullable(),
    totalFileSize: z.number().describe('Bytes of the current files; 0 of what is classified'),
    fileCount: z.number().int(),
    sha256s: z.array(z.string()).describe('Of all versions of its files, oldest first; none of what is classified'),
    deliveryUnit: z.object({ id: z.number().int(), name: z.string(), officeName: z.string(), campusName: z.string() }),
    routeId: z.string(),
  })
  .meta({ id: 'DisposalDocument' })

export const concurrence = z
  .object({ agrees: z.boolean(), by: userRef.nullable(), at: instant, reason: z.string().nullable() })
  .meta({ id: 'Concurrence' })

export const disposalItem = z
  .object({
    fileManager: disposalDocument,
    unitId: z.number().int(),
    state: disposalItemState,
    concurrence: concurrence.nullable(),
    blocker: disposalBlocker.nullable().describe('What stands in the way now; of what was skipped, what stood'),
    restored: z.object({ by: userRef.nullable(), at: instant, reason: z.string() }).nullable(),
    destroyedAt: instant.nullable(),
  })
  .meta({ id: 'DisposalItem' })

export const disposalCertificate = z
  .object({
    no: z.string().describe('As in `DC-2026-0001`; numbers of a year have no gaps'),
    code: z.string(),
    url: z.string().describe('The page by which anybody verifies it'),
    sha256: z.string().describe('Over what was destroyed'),
    count: z.number().int(),
  })
  .meta({ id: 'DisposalCertificate' })

export const disposalActions = ['changeItems', 'submit', 'authorise', 'execute', 'cancel', 'restore'] as const
const may = z.object(
  Object.fromEntries(disposalActions.map((action) => [action, z.boolean()])) as Record<
    (typeof disposalActions)[number],
    z.ZodBoolean
  >,
)

const summaryShape = {
  id: z.number().int(),
  title: z.string(),
  status: disposalStatus,
  itemCount: z.number().int().describe('Documents that are on the list, or were when it was executed'),
  counts: z
    .object({
      waiting: z.number().int().describe('Listed, and not answered by their unit'),
      agreed: z.number().int(),
      objected: z.number().int(),
      skipped: z.number().int(),
      binned: z.number().int(),
      restored: z.number().int(),
      destroyed: z.number().int(),
    })
    .describe('Of the items that the caller may see'),
  createdBy: userRef.nullable(),
  createdAt: instant,
  submittedAt: instant.nullable(),
  authorisedBy: userRef.nullable(),
  authorisedAt: instant.nullable(),
  executedBy: userRef.nullable(),
  executedAt: instant.nullable(),
  cancelledAt: instant.nullable(),
  purgeFrom: instant.nullable().describe('From then on what lies in the bin is destroyed'),
  authority: z
    .object({
      number: z.string(),
      date: calendarDate,
      fileId: z.number().int().nullable().describe('Id of the document that holds the scan of the form'),
    })
    .nullable()
    .describe('By whose leave; `fileId` is the document that holds the scan of the form'),
  certificate: disposalCertificate.nullable(),
  version: z.number().int(),
}
export const disposalSummary = z.object(summaryShape).meta({ id: 'DisposalSummary' })

/** A batch with a page of its items. Members of custodian units see their own items alone. */
export const disposal = z
  .object({
    ...summaryShape,
    listHash: z
      .string()
      .describe('SHA-256 over the list: the items that are on it, and the bytes of all their versions'),
    items: z.array(disposalItem),
    total: z.number().int().describe('Items in all, as the query asks for them'),
    units: z
      .array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          officeName: z.string(),
          waiting: z.number().int(),
          agreed: z.number().int(),
          objected: z.number().int(),
        }),
      )
      .describe('The first 200 custodian units, those with unanswered items first'),
    may: may.describe('What the caller may do next'),
    reasons: z.record(z.string(), z.string()).describe('action → code of the refusal'),
  })
  .meta({ id: 'Disposal' })

/** What an outsider learns who holds a certificate. */
export const verifiedCertificate = z
  .object({
    certificateNo: z.string(),
    executedOn: calendarDate,
    count: z.number().int(),
    sha256: z.string(),
    restoredCount: z.number().int().describe('Of them, brought back within the thirty days'),
    isFinal: z.boolean().describe('Nothing can be brought back any more'),
    institution: z.string(),
  })
  .meta({ id: 'VerifiedCertificate' })

export const disposalItemQuery = {
  page: pageShape.page,
  pageSize: pageShape.pageSize.unwrap().default(200).describe('How many a page'),
  search: searchText.optional(),
  state: disposalItemState.optional(),
}

export const disposalList = list(disposalSummary)

export type Disposal = z.output<typeof disposal>
export type DisposalSummary = z.output<typeof disposalSummary>
export type DisposalItem = z.output<typeof disposalItem>
export type DisposalItemState = z.output<typeof disposalItemState>
export type DisposalStatus = z.output<typeof disposalStatus>
export type DisposalBlocker = z.output<typeof disposalBlocker>
export type DisposalActionName = (typeof disposalActions)[number]
export type VerifiedCertificate = z.output<typeof verifiedCertificate>
