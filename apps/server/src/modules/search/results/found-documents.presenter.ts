import type { FoundDocument } from '@sinupan/contract'
import { isUser, worksIn } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { signTicket } from '../../../platform/media-ticket.ts'
import { judge } from '../../../platform/policy.ts'
import { routeIdOf } from '../../../platform/route-id.ts'
import { countsAsClassified, documentPolicy, isInside, sightOf } from '../../documents/index.ts'
import type { FoundFile, FoundRow } from './found-documents.queries.ts'

/** A document among results, as `ctx.actor` may see it. */
export interface Shown {
  file: FoundDocument
  tags: NonNullable<FoundRow['tags']>
  /** Those that the actor may read. */
  readable: readonly FoundFile[]
  path: string | null
}

/** Whole, as metadata, or masked: the rules of `presentDocument`, for the few fields that a list of results shows. */
export function presentFound(ctx: Context, row: FoundRow): Shown {
  const { sight } = sightOf(ctx.actor, row)
  const isMasked = sight !== 'contents' && sight !== 'metadata'
  const isOwnUnit = worksIn(ctx.actor, row.unitId)
  const files = isMasked ? [] : (row.files ?? [])
  const readable = sight === 'contents' && ctx.actor.kind === 'user' ? files : []
  const size = row.isWorking ? row.totalSize : files.reduce((sum, one) => sum + one.size, 0)
  const isClassified = countsAsClassified(row)
  // What its unit does with it is told of no posting to whoever it was only given to.
  const posting = !row.isWorking || isInside(ctx.actor, row) ? row.posting : null
  const file: FoundDocument = {
    id: row.id,
    name: row.shownName,
    description: isMasked ? null : row.description,
    totalFileSize: isMasked ? 0 : size,
    fileFolderId: row.isWorking && isOwnUnit ? row.folderId : null,
    deliveryUnitId: row.unitId,
    isClassified,
    isClassifiedDoc: isClassified && row.posting?.status === 'approved' && !isUser(ctx.actor, row.ownerId),
    applicationUserId: row.shownOwnerId,
    status: posting?.status ?? '',
    isRecord: row.isRecord,
    isPermanent: row.isPermanent,
    isVital: row.isVital,
    documentDate: row.documentDate,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    thumbnailUrl: thumbnailOf(ctx, readable),
    routeId: routeIdOf(ctx.secrets, { kind: 'document', id: row.id, unitId: row.unitId }),
    version: row.version,
    fileManagerFiles: files.map(({ sha256: _, hasThumbnail: __, ...file }) => file),
    documentCategory: row.documentCategory,
    capabilities: capabilitiesOf(ctx, row),
  }
  return { file, tags: isMasked ? [] : (row.tags ?? []), readable, path: isOwnUnit ? row.path : null }
}

function thumbnailOf({ actor, secrets, clock }: Context, readable: readonly FoundFile[]): string | null {
  const drawn = readable.find((file) => file.hasThumbnail)
  if (!drawn || actor.kind !== 'user') return null
  const ticket = signTicket(secrets, { fileId: drawn.id, sessionId: actor.sessionId, now: clock.now() })
  return `/api/FileManagerFile/${drawn.id}/Thumbnail?ticket=${ticket}`
}

function capabilitiesOf({ actor }: Context, document: FoundRow): FoundDocument['capabilities'] {
  const [unread, unshared] = (['read', 'share'] as const).map((action) =>
    judge(documentPolicy, action, { actor, document }),
  )
  return {
    read: unread === undefined,
    share: unshared === undefined,
    reasons: { ...(unread && { read: unread }), ...(unshared && { share: unshared }) },
  }
}
