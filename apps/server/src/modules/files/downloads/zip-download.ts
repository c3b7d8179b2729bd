import type { Readable } from 'node:stream'
import type { Context } from '../../../platform/context.ts'
import { publishAlone } from '../../../platform/database/transaction.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type ZipEntry, zipStream } from '../../../platform/zip/zip-stream.ts'
import { contentsRead } from '../../documents/index.ts'
import { orMissing } from '../missing-bytes.ts'
import type { Part, Piece } from './lay-out.ts'

const atOnce = 500
const readAtOnce = 1024 * 1024

/**
 * The archive as a stream; each file is written down as read before its bytes go out. A file whose bytes can't be
 * opened is left out and named in `_errors.txt`, as is what the reader may not read.
 */
export const zipDownload = (ctx: Context, parts: AsyncIterable<Part>): Readable => zipStream(entriesOf(ctx, parts))

async function* entriesOf(ctx: Context, parts: AsyncIterable<Part>): AsyncGenerator<ZipEntry> {
  const problems: string[] = []
  for await (const some of inPortions(parts)) {
    await announce(ctx, some.filter(isPiece))
    for (const part of some) {
      if (part.kind === 'problem') problems.push(part.text)
      else if (part.kind === 'folder') yield { path: part.path, at: part.at, size: 0 }
      else yield* entryOf(ctx, part, problems)
    }
  }
  if (problems.length > 0) yield problemsEntry(ctx, problems)
}

const isPiece = (part: Part): part is Piece => part.kind === 'piece'

async function* entryOf(ctx: Context, piece: Piece, problems: string[]): AsyncGenerator<ZipEntry> {
  const opened = await openPiece(ctx, piece).catch((error: unknown) => {
    ctx.log.error({ err: error, fileId: piece.file.id }, 'a file of a download could not be opened')
    return error instanceof Refusal ? error.message : 'could not be read'
  })
  if (typeof opened === 'string') {
    problems.push(`${piece.path}: ${opened}`)
    return
  }
  yield { path: piece.path, size: piece.file.size, at: new Date(piece.file.createdAt), open: async () => opened }
  if (!Buffer.isBuffer(opened)) opened.destroy()
}

async function* inPortions(parts: AsyncIterable<Part>): AsyncGenerator<Part[]> {
  let some: Part[] = []
  for await (const part of parts) {
    some.push(part)
    if (some.length < atOnce) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}

const announce = (ctx: Context, pieces: readonly Piece[]): Promise<void> =>
  publishAlone(
    ctx,
    ...pieces.map(({ file: { id: fileId, name: fileName, sha256, documentId }, unitId }) =>
      contentsRead({ documentId, unitId }, { fileId, fileName, sha256, how: 'zip' }),
    ),
  )

async function openPiece(ctx: Context, { file: { sha256, size } }: Piece): Promise<Buffer | Readable> {
  if (size === 0) return Buffer.alloc(0)
  const { storage } = ctx
  const whole = { start: 0, end: size - 1 }
  return orMissing<Buffer | Readable>(ctx, { sha256 }, () =>
    size <= readAtOnce ? storage.read(sha256, whole) : storage.open(sha256, whole),
  )
}

function problemsEntry(ctx: Context, problems: readonly string[]): ZipEntry {
  const text = Buffer.from(`These are not in this archive:\r\n\r\n${problems.join('\r\n')}\r\n`)
  return { path: '_errors.txt', size: text.length, at: ctx.clock.now(), open: async () => text }
}
