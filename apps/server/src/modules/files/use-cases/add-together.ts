import { sql } from 'kysely'
import { userIdOf } from '../../../platform/actor.ts'
import { awaitedBy, type Context } from '../../../platform/context.ts'
import { isOfOne } from '../../../platform/database/constraints.ts'
import type { Database } from '../../../platform/database/database.ts'
import { type Ending, transactionEnding } from '../../../platform/database/transaction.ts'
import { isLookedInto } from '../../../platform/derivatives/index.ts'
import { factsBeside, toRow } from '../../../platform/facts/write-facts.ts'
import { gathering, type Waiting } from '../../../platform/gather.ts'
import { Refusal, refuse } from '../../../platform/refusal.ts'
import {
  type Beside,
  documentAdded,
  fileAdded,
  insertingSideBySide,
  type Made,
  type NewNumbers,
} from '../../documents/index.ts'
import { withPlace } from '../../folders/index.ts'
import { requireOwnUnit } from '../../organisation/index.ts'
import { deriveQueue } from '../derived.ts'
import { documentNameOf } from '../file-name.ts'
import { holdBlobs } from '../files.store.ts'
import { finishing } from '../resumable/finished-upload.ts'
import type { IntoFolder, Target } from '../upload-target.ts'
import { type Added, type Arrived, factOf, whileKept } from './add-file.ts'

/** A file that came whole, for a folder. */
export interface Coming {
  ctx: Context
  folder: IntoFolder
  arrived: Arrived
  /** Of its upload. */
  id: string
  /** Files it by itself: under another name where its own is taken, and with its own refusal. */
  alone(): Promise<Added>
}

/** Whether nothing is said of the document but its name: such ones that come for one folder are filed together. */
export const isBare = (target: Target): target is { folder: IntoFolder } =>
  target.folder !== undefined &&
  !(target.sent || target.source || target.folder.documentCategoryId || target.folder.fileLocationId) &&
  !target.folder.documentDate &&
  target.folder.tagIds.length === 0

const most = 32

/**
 * Makes a document of a file that came whole. Those that one person sends into one folder at the same time are written by one
 * transaction, and each is answered when it is committed. What can't stand among the others is filed by itself, with all that
 * `addFile` does for it: nobody's refusal or failure is another's.
 *
 * @throws Refusal as `addFile`
 */
export async function addTogether(ctx: Context, coming: Omit<Coming, 'ctx'>): Promise<Added> {
  const { deliveryUnitId, fileFolderId } = coming.folder
  const key = [userIdOf(ctx.actor), deliveryUnitId, fileFolderId ?? 0].join(' ')
  return ctx.db.isTransaction ? coming.alone() : inOneFolder(ctx.db, { ctx, ...coming }, key)
}

type Guest = Waiting<Coming, Added>

const inOneFolder = gathering<Database, Coming, Added>(most, async (_db, some) => {
  const { fitting, others } = sortOut(some)
  const left = await tryTogether(fitting)
  for (const { item, resolve, reject } of [...left, ...others]) void item.alone().then(resolve, reject)
})

// Two of one name, or twice the same upload, are no neighbours.
function sortOut(some: readonly Guest[]): { fitting: Guest[]; others: Guest[] } {
  const taken = new Set<string>()
  const fitting = some.filter(({ item: { arrived, id } }) => {
    const names = [documentNameOf(arrived.fileName), `\u0000${id}`]
    if (names.some((name) => taken.has(name))) return false
    for (const name of names) taken.add(name)
    return true
  })
  const isFitting = new Set(fitting)
  return { fitting, others: some.filter((one) => !isFitting.has(one)) }
}

/** Answers those that could not be filed together. @throws where nobody could be, now */
async function tryTogether(some: readonly Guest[]): Promise<readonly Guest[]> {
  const [first] = some
  if (!first) return []
  const files = some.map(({ item }) => item)
  try {
    const added = await transactionEnding(first.item.ctx, (ctx) => writeAll(ctx, files))
    for (const [no, one] of added) some[no]?.resolve(one)
    return some.filter((_, no) => !added.has(no))
  } catch (error) {
    if (error instanceof Refusal || isOfOne(error) || /^SP/.test((error as { code?: string }).code ?? '')) return some
    await Promise.all(files.map(({ ctx, arrived }) => ctx.storage.discard(arrived)))
    throw error
  }
}

async function writeAll(ctx: Context, files: readonly Coming[]): Promise<Ending<Map<number, Added>, Made>> {
  const now = ctx.clock.now().toISOString()
  const blobs = new Map(files.map(({ arrived }) => [arrived.sha256, arrived]))
  const asNew = ({ sha256, size, mediaType }: Arrived) => ({
    sha256,
    size,
    mediaType,
    isRead: isLookedInto(mediaType),
    now,
  })
  // First of all locks: whoever adds the same bytes waits here and holds nothing.
  const { fresh, numbers } = await holdBlobs(ctx.db, [...blobs.values()].map(asNew), files.length)
  const coming = documentsOf(files, { fresh, numbers })
  const keeping = Promise.all(files.map(({ arrived }) => ctx.storage.keep(arrived)))
  return whileKept(keeping, writeRows(ctx, coming, now))
}

interface New extends Coming {
  document: Beside
  isNewContent: boolean
}

function documentsOf(
  files: readonly Coming[],
  { fresh, numbers }: { fresh: ReadonlySet<string>; numbers: NewNumbers },
): New[] {
  const waiting = new Set(fresh)
  return files.map((one, no) => {
    const ownerId = userIdOf(one.ctx.actor)
    if (!ownerId) throw refuse('Unauthenticated')
    const { sha256, size, mediaType, extension, fileName } = one.arrived
    const id = numbers.documentIds[no] ?? 0
    const file = {
      id: numbers.fileIds[no] ?? 0,
      sha256,
      size,
      mediaType,
      extension,
      name: fileName,
      uploadedBy: ownerId,
    }
    return {
      ...one,
      document: { id, name: documentNameOf(fileName), ownerId, file },
      isNewContent: waiting.delete(sha256),
    }
  })
}

async function writeRows(ctx: Context, files: readonly New[], now: string): Promise<Ending<Map<number, Added>, Made>> {
  const [{ folder }] = files as [New]
  for (const one of files) requireOwnUnit(one.ctx, folder.deliveryUnitId)
  const toRead = files.filter(({ arrived, isNewContent }) => isNewContent && isLookedInto(arrived.mediaType))
  const orders = toRead.map(({ arrived: { sha256 } }) => ({ sha256 }))
  if (orders.length > 0) await ctx.jobs.send(ctx.db, deriveQueue, orders, { awaitedBy: awaitedBy(ctx) })
  const place = { unitId: folder.deliveryUnitId, parentId: folder.fileFolderId }
  return withPlace(ctx, place, async (ctx, place) => {
    const documents = files.map(({ document }) => document)
    const facts = files.flatMap(({ ctx, document: { id: documentId, name, file } }) => {
      const subject = { documentId, unitId: place.unitId }
      const added = [
        documentAdded(subject, { name, folderId: place.folderId }),
        fileAdded(subject, factOf(file.id, file)),
      ]
      return added.map((happened) => toRow(ctx, happened))
    })
    const isMade = sql<boolean>`document_id in (select id from made)`
    const finished = files.map(({ id, document, isNewContent }) => {
      return { id, document_id: document.id, file_id: document.file.id, is_new_content: isNewContent }
    })
    const also = sql`finished as (${finishing(finished, now, isMade)}), ${factsBeside(ctx, facts, isMade)}`
    return { last: insertingSideBySide(place, documents, { now, also }), read: (rows) => addedOf(files, rows) }
  })
}

function addedOf(files: readonly New[], rows: readonly Made[]): Map<number, Added> {
  const made = new Set(rows.map(({ id }) => id))
  return new Map(
    files.flatMap(({ arrived, document, isNewContent }, no) => {
      const added = { documentId: document.id, fileId: document.file.id, sha256: arrived.sha256, isNewContent }
      return made.has(document.id) ? [[no, added] as const] : []
    }),
  )
}
