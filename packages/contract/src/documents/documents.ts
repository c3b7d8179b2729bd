import { z } from 'zod'
import { userRef } from '../accounts/people.ts'
import { file } from '../files/files.ts'
import { calendarDate, instant } from '../kernel/primitives.ts'
import { locationRef } from '../locations/location-labels.ts'
import { accessLevel } from '../organisation/organisation.ts'
import { holdKind } from '../retention/holds.ts'
import { categoryRef, tagRef } from '../taxonomy/taxonomy.ts'

export const postingStatus = z
  .enum(['pending', 'approved', 'returned'])
  .describe('pending: waits for who decides; returned: came back with a reason')
export const documentStatus = z
  .enum(['', 'pending', 'approved', 'returned'])
  .describe('Of its newest living posting; empty without one')
/** A posting as it stands in its document. */
export const postingSummary = z
  .object({
    id: z.number().int(),
    fileManagerId: z.number().int(),
    status: postingStatus,
    isClassified: z.boolean(),
    isClassifiedDoc: z.boolean(),
    accessLevelId: z.number().int(),
    accessLevel,
    applicationUserId: z.string(),
    returnReason: z.string().nullable(),
    createdAt: instant,
    reviewedAt: instant.nullable(),
    publishAt: instant
      .nullable()
      .describe('It reaches nobody beyond its unit before; null where it does, or shall at once'),
    version: z.number().int(),
  })
  .meta({ id: 'FilePostingSummary' })
/** What this caller may do, and the refusal that each of the others would meet. */
export const capabilities = z
  .object({
    read: z.boolean(),
    edit: z.boolean(),
    move: z.boolean(),
    trash: z.boolean(),
    remove: z.boolean(),
    post: z.boolean(),
    share: z.boolean(),
    replace: z.boolean(),
    reschedule: z
      .boolean()
      .describe('The CRU’s, of a record: another category or date, also a shorter one, with a reason'),
    place: z.boolean().describe('Put its paper into a place, or take it out'),
    extend: z.boolean().describe('The CRU’s: keep it longer, or for ever'),
    hold: z.boolean().describe('The CRU’s: stop its destruction'),
    declare: z.boolean().describe('Make it a record'),
    askAccess: z.boolean().describe('Of what is classified: ask its owner to open it'),
    openClassified: z.boolean().describe('The CRU’s: open it for an hour, with a reason'),
    reasons: z.record(z.string(), z.string()).describe('action → code of the refusal'),
  })
  .meta({ id: 'Capabilities' })
const documentShape = {
  id: z.number().int(),
  name: z.string(),
  description: z.string().nullable(),
  totalFileSize: z.number().describe('Bytes of the current files'),
  fileFolderId: z.number().int().nullable().describe('null: directly in My Office, or not for the caller to know'),
  deliveryUnitId: z.number().int(),
  fileLocationId: z
    .number()
    .int()
    .nullable()
    .describe('Where the paper stands: told to its unit, its owner and the CRU'),
  fileLocation: locationRef.nullable(),
  itemCode: z
    .string()
    .nullable()
    .describe('What its label says, as in D-7K4MQ9X: given with its first place, and told as that'),
  isPinned: z.boolean(),
  isClassified: z.boolean(),
  isClassifiedDoc: z.boolean().describe('Classified, approved and of somebody else'),
  isAccessAsked: z.boolean().describe('Classified, and the caller’s own request for access to it waits'),
  applicationUserId: z.string(),
  owner: userRef.nullable(),
  status: documentStatus,
  accessLevel: accessLevel.nullable().describe('Of the living posting'),
  isRecord: z.boolean(),
  isPermanent: z.boolean(),
  isVital: z.boolean(),
  filePostings: z.array(postingSummary).describe('The living posting, if there is one'),
  fileTags: z.array(z.object({ tag: tagRef })),
  fileManagerFiles: z.array(file),
  documentCategory: categoryRef.nullable(),
  documentDate: calendarDate.nullable(),
  expiresOn: calendarDate.nullable().describe('null: permanent, or unscheduled where there is no category'),
  hold: holdKind.nullable().describe('Of which kind its newest hold is; null where nothing holds it'),
  createdAt: instant,
  updatedAt: instant,
  trashedAt: instant.nullable(),
  thumbnailUrl: z.string().nullable(),
  routeId: z.string(),
  version: z.number().int(),
  capabilities,
}
/** A document. People outside its unit see the approved snapshot of it. */
export const document = z.object(documentShape).meta({ id: 'FileManager' })
export const documentDetails = z
  .object({
    ...documentShape,
    versions: z.array(file).describe('Replaced and removed files, newest first'),
    path: z.string().nullable(),
  })
  .meta({ id: 'FileManagerDetails' })
export const trashedDocument = z
  .object({ ...documentShape, trashedBy: userRef.nullable(), trashedFrom: z.string() })
  .meta({ id: 'TrashedFileManager' })
const returned = {
  restoredTo: z.object({ fileFolderId: z.number().int(), path: z.string() }),
  wasRenamed: z.boolean(),
}
export const documentRestored = z.object({ ...documentShape, ...returned }).meta({ id: 'FileManagerRestored' })
export const documentReturned = z
  .object({ id: z.number().int(), name: z.string(), ...returned })
  .meta({ id: 'FileManagerReturned' })
export const activity = z
  .object({
    id: z.number(),
    name: z.string(),
    at: instant,
    actor: userRef.nullable(),
    payload: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'Activity' })
export type Document = z.output<typeof document>
export type DocumentDetails = z.output<typeof documentDetails>
export type TrashedDocument = z.output<typeof trashedDocument>
export type PostingSummary = z.output<typeof postingSummary>
export type Capabilities = z.output<typeof capabilities>
export type DocumentStatus = z.output<typeof documentStatus>
