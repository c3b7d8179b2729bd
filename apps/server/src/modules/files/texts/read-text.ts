import { type readText as contract, mostShown, type QueryOf, type ResponseOf } from '@sinupan/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { isText } from '../../../platform/derivatives/index.ts'
import { limitedAddressOf } from '../../../platform/http/origin.ts'
import { decodeAs, decodeStrayedText, decodeText, withoutStrays } from '../../../platform/media-type/index.ts'
import { refuse } from '../../../platform/refusal.ts'
import { announceReading } from '../announce-reading.ts'
import { orMissing } from '../missing-bytes.ts'
import { type OpenedFile, openFile, requireOpen } from '../open-file.ts'
import { isWatched } from '../send-file.ts'
import type { StoredFile } from '../stored-file.ts'
import { findEncoding, type KnownEncoding } from './texts.store.ts'

/** As much as tells an encoding. */
const toldBy = 64 * 1024
type Wish = QueryOf<typeof contract> & { id: number }

/**
 * The first megabyte of a text in its letters. Whoever looks into something classified is written down, as with any preview.
 *
 * @throws Refusal as `openFile`; NotText; BytesMissing
 */
export async function readText(
  anybody: Context,
  { id, encoding: asked, ...key }: Wish,
  request: FastifyRequest,
): Promise<ResponseOf<typeof contract>> {
  const opened = await openFile(anybody, id, key)
  requireOpen(opened)
  const { ctx, file } = opened
  if (!isText(file)) throw refuse('NotText')
  const bytes = await beginningOf(ctx, file)
  const found = await findEncoding(ctx.db, file.sha256)
  const known = { ...found, ...(found.encoding === null && guessed(bytes)) }
  const encoding = asked ?? nameOf(known)
  await announceLooking(opened, limitedAddressOf(request))
  return {
    text: withoutStrays(decodeAs(bytes, encoding)),
    encoding,
    known: { encoding: nameOf(known), isGuessed: known.isGuessed, isChosen: known.isChosen },
    isCut: file.size > mostShown,
  }
}

const nameOf = ({ encoding }: KnownEncoding): string => encoding ?? 'utf-8'

function beginningOf(ctx: Context, { sha256, size }: StoredFile): Promise<Buffer> {
  if (size === 0) return Promise.resolve(Buffer.alloc(0))
  const range = { start: 0, end: Math.min(size, mostShown) - 1 }
  return orMissing(ctx, { sha256 }, () => ctx.storage.read(sha256, range))
}

/** Of what is still to be read, by its beginning alone. */
function guessed(bytes: Buffer): Pick<KnownEncoding, 'encoding' | 'isGuessed'> {
  const beginning = bytes.subarray(0, toldBy)
  const told = decodeText(beginning) ?? decodeStrayedText(beginning)
  return { encoding: told?.encoding ?? 'utf-8', isGuessed: told?.isGuessed ?? true }
}

async function announceLooking(opened: OpenedFile, address: string): Promise<void> {
  if (opened.by !== 'reader') return
  const { ctx, file, document } = opened
  const reading = { file, unitId: document.unitId, isClassified: isWatched(document), how: 'inline' as const }
  await announceReading(ctx, reading, { isUnchanged: false, part: undefined, address })
}
