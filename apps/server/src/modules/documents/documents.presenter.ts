import type { Document, DocumentFile, PostingSummary } from '@sinupan/contract'
import type { Context } from '../../platform/context.ts'
import { signTicket } from '../../platform/media-ticket.ts'
import { routeIdOf } from '../../platform/route-id.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { locationRoute } from '../locations/index.ts'
import { countsAsClassified } from './document.ts'
import type { DocumentRow, FileRow, PostingRow, SharedRow } from './document-row.ts'
import { capabilitiesOf, type Standing, standingOf } from './standing.ts'
import type { Edition, Sight } from './visibility.ts'

/** What a view is written with beside the row and who looks: keys, and the ticket of a file. */
export interface Addressing {
  secrets: Secrets
  ticketOf(fileId: number): string
}

/** A row as this actor may see it: whole, as metadata, or masked. */
export const presentDocument = (ctx: Context, row: DocumentRow, edition: Edition): Document =>
  presentFor(standingOf(ctx.actor, row), row, edition, addressingOf(ctx))

/** A row as anybody may see it who stands so to it: whoever that is, they are told the same. */
export function presentFor(standing: Standing, row: SharedRow, edition: Edition, addressing: Addressing): Document {
  const { sight, isPinned, isAccessAsked } = standing
  const isMasked = sight !== 'contents' && sight !== 'metadata'
  // Folders are their unit's alone: whoever else sees the working edition is not told of them.
  const isOwnUnit = edition === 'working' && standing.worksInUnit
  // So is what it does with it: whoever it was only given to is told of no posting.
  const posting = edition === 'snapshot' || standing.isInside ? row.posting : null
  const ticketed = standing.mayFetch ? addressing : undefined
  const files = isMasked ? [] : row.files.map((file) => presentAddressed(file, ticketed))
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
    ...presentPlace(addressing, standing, row),
    isPinned,
    isClassified: countsAsClassified(row),
    isClassifiedDoc: isClassifiedDoc(standing, row),
    isAccessAsked,
    applicationUserId: row.ownerId,
    owner: row.owner,
    status: posting?.status ?? '',
    accessLevel: posting?.accessLevel ?? null,
    isRecord: row.isRecord,
    isPermanent: row.isPermanent,
    isVital: row.isVital,
    filePostings: posting ? [presentPosting(standing, row, posting)] : [],
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
    routeId: routeIdOf(addressing.secrets, { kind: 'document', id: row.id, unitId: row.unitId }),
    version: row.version,
    capabilities: capabilitiesOf(standing),
  }
}

type Shown = Pick<DocumentRow, 'id' | 'unitId' | 'locationId' | 'location' | 'itemCode' | 'isClassified' | 'posting'>

function presentPlace(
  { secrets }: Addressing,
  { goesToShelves }: Standing,
  { unitId, locationId, location, itemCode }: Shown,
): Pick<Document, 'fileLocationId' | 'fileLocation' | 'itemCode'> {
  if (!goesToShelves) return { fileLocationId: null, fileLocation: null, itemCode: null }
  return {
    fileLocationId: locationId,
    fileLocation: location && { ...location, routeId: locationRoute({ secrets }, location.id, unitId) },
    itemCode,
  }
}

/** The specification's derived flag: classified, approved and somebody else's. */
const isClassifiedDoc = ({ isOwner }: Standing, row: Shown): boolean =>
  countsAsClassified(row) && row.posting?.status === 'approved' && !isOwner

function presentPosting(standing: Standing, row: Shown, posting: PostingRow): PostingSummary {
  return {
    id: posting.id,
    fileManagerId: row.id,
    status: posting.status,
    isClassified: posting.isClassified,
    isClassifiedDoc: isClassifiedDoc(standing, row),
    accessLevelId: posting.accessLevel.id,
    accessLevel: posting.accessLevel,
    applicationUserId: posting.requestedBy,
    returnReason: standing.isToldReason ? posting.returnReason : null,
    createdAt: posting.createdAt,
    reviewedAt: posting.reviewedAt,
    publishAt: posting.publishAt,
    version: posting.version,
  }
}

/** A file with the addresses that this session may fetch it by. */
export const presentFile = (ctx: Context, file: FileRow, sight: Sight): DocumentFile =>
  presentAddressed(file, sight === 'contents' && ctx.actor.kind === 'user' ? addressingOf(ctx) : undefined)

function presentAddressed(
  { hasThumbnail, previewKind, previewFrom, isSearchable, ...file }: FileRow,
  addressing: Addressing | undefined,
): DocumentFile {
  const ticket = addressing?.ticketOf(file.id)
  const address = ticket && ((path: string) => `/api/FileManagerFile/${path}?ticket=${ticket}`)
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

/** Files are fetched by sessions alone; whoever has none gets no ticket (`Standing.mayFetch`). */
export function addressingOf({ actor, secrets, clock }: Context): Addressing {
  const sessionId = actor.kind === 'user' ? actor.sessionId : ''
  return { secrets, ticketOf: (fileId) => signTicket(secrets, { fileId, sessionId, now: clock.now() }) }
}
