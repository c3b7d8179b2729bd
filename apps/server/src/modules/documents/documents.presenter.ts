import type { Capabilities, Document, DocumentFile, PostingSummary } from '@sinupan/contract'
import { type Actor, isCru, isUser, worksIn } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { signTicket } from '../../platform/media-ticket.ts'
import { judge } from '../../platform/policy.ts'
import { routeIdOf } from '../../platform/route-id.ts'
import { locationRoute } from '../locations/index.ts'
import { countsAsClassified } from './document.ts'
import type { DocumentRow, FileRow, PostingRow } from './document-row.ts'
import { type DocumentAction, documentPolicy } from './documents.policy.ts'
import { decides, type Edition, isInside, type Sight, sightOf } from './visibility.ts'

const offered = [
  'read',
  'edit',
  'move',
  'trash',
  'remove',
  'post',
  'share',
  'replace',
  'reschedule',
  'place',
  'extend',
  'hold',
  'declare',
  'askAccess',
  'openClassified',
] as const satisfies readonly DocumentAction[]

/** A row as this actor may see it: whole, as metadata, or masked. */
export function presentDocument(ctx: Context, row: DocumentRow, edition: Edition): Document {
  const { sight } = sightOf(ctx.actor, row)
  const isMasked = sight !== 'contents' && sight !== 'metadata'
  // Folders are their unit's alone: whoever else sees the working edition is not told of them.
  const isOwnUnit = edition === 'working' && worksIn(ctx.actor, row.unitId)
  // So is what it does with it: whoever it was only given to is told of no posting.
  const posting = edition === 'snapshot' || isInside(ctx.actor, row) ? row.posting : null
  const files = isMasked ? [] : row.files.map((file) => presentFile(ctx, file, sight))
  return {
    id: row.id,
    name: row.name,
    description: isMasked ? null : row.description,
    totalFileSize: isMasked
      ? 0
      : edition === 'working'
        ? row.totalSize
        : files.reduce((sum, file) => sum + file.size, 0),
    fileFolderId: isOwnUnit ? row.folderId : null,
    deliveryUnitId: row.unitId,
    ...presentPlace(ctx, row),
    isPinned: row.isPinned,
    isClassified: countsAsClassified(row),
    isClassifiedDoc: isClassifiedDoc(ctx.actor, row),
    isAccessAsked: row.isAccessAsked,
    applicationUserId: row.ownerId,
    owner: row.owner,
    status: posting?.status ?? '',
    accessLevel: posting?.accessLevel ?? null,
    isRecord: row.isRecord,
    isPermanent: row.isPermanent,
    isVital: row.isVital,
    filePostings: posting ? [presentPosting(ctx.actor, row, posting)] : [],
    fileTags: isMasked ? [] : row.tags,
    fileManagerFiles: files,
    documentCategory: row.category,
    documentDate: row.documentDate,
    expiresOn: row.expiresOn,
    hold: row.hold,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    trashedAt: row.trashedAt,
    thumbnailUrl: files.find((file) => file.thumbnailUrl)?.thumbnailUrl ?? null,
    routeId: routeIdOf(ctx.secrets, { kind: 'document', id: row.id, unitId: row.unitId }),
    version: row.version,
    capabilities: capabilitiesOf(ctx.actor, row),
  }
}

// Where paper stands is its unit's own matter, and theirs who go to its shelves.
function presentPlace(ctx: Context, row: DocumentRow): Pick<Document, 'fileLocationId' | 'fileLocation' | 'itemCode'> {
  const { location, itemCode } = row
  const isTold = isInside(ctx.actor, row) || isCru(ctx.actor)
  if (!isTold) return { fileLocationId: null, fileLocation: null, itemCode: null }
  return {
    fileLocationId: row.locationId,
    fileLocation: location && { ...location, routeId: locationRoute(ctx, location.id, row.unitId) },
    itemCode,
  }
}

/** The specification's derived flag: classified, approved and somebody else's. */
const isClassifiedDoc = (actor: Actor, row: DocumentRow): boolean =>
  countsAsClassified(row) && row.posting?.status === 'approved' && !isUser(actor, row.ownerId)

function presentPosting(actor: Actor, row: DocumentRow, posting: PostingRow): PostingSummary {
  return {
    id: posting.id,
    fileManagerId: row.id,
    status: posting.status,
    isClassified: posting.isClassified,
    isClassifiedDoc: isClassifiedDoc(actor, row),
    accessLevelId: posting.accessLevel.id,
    accessLevel: posting.accessLevel,
    applicationUserId: posting.requestedBy,
    returnReason: isTold(actor, row) ? posting.returnReason : null,
    createdAt: posting.createdAt,
    reviewedAt: posting.reviewedAt,
    publishAt: posting.publishAt,
    version: posting.version,
  }
}

// A reason is between the unit and who decides.
const isTold = (actor: Actor, row: DocumentRow): boolean =>
  isUser(actor, row.ownerId) || decides(actor, row) || (worksIn(actor, row.unitId) && !countsAsClassified(row))

function capabilitiesOf(actor: Actor, document: DocumentRow): Capabilities {
  const judged = { actor, document }
  const may: Record<string, boolean> = {}
  const reasons: Record<string, string> = {}
  for (const action of offered) {
    const refusal = judge(documentPolicy, action, judged)
    may[action] = refusal === undefined
    if (refusal) reasons[action] = refusal
  }
  return { ...(may as Record<(typeof offered)[number], boolean>), reasons }
}

/** A file with the addresses that this session may fetch it by. */
export function presentFile(
  ctx: Context,
  { hasThumbnail, previewKind, previewFrom, isSearchable, ...file }: FileRow,
  sight: Sight,
): DocumentFile {
  const address = sight === 'contents' ? addressing(ctx, file.id) : undefined
  return {
    ...file,
    scan: 'skipped',
    thumbnailUrl: address && hasThumbnail ? address(`${file.id}/Thumbnail`) : null,
    previewUrl: address && previewKind ? address(`${file.id}/Preview`) : null,
    previewKind: address ? previewKind : null,
    previewFrom: address ? previewFrom : null,
    searchableUrl: address && isSearchable ? address(`${file.id}/Searchable`) : null,
    contentUrl: address ? address(`ReadFile/${file.id}`) : null,
  }
}

function addressing({ actor, secrets, clock }: Context, fileId: number) {
  if (actor.kind !== 'user') return undefined
  const ticket = signTicket(secrets, { fileId, sessionId: actor.sessionId, now: clock.now() })
  return (path: string) => `/api/FileManagerFile/${path}?ticket=${ticket}`
}
