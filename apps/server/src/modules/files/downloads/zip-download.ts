import type { Readable } from 'node:stream'
import type { Context } from '../../../platform/context.ts'
import { publishAlone } from '../../../platform/database/transaction.ts'
import { type ZipEntry, zipStream } from '../../../platform/zip/zip-stream.ts'
import { contentsRead } from '../../documents/index.ts'
import type { Layout, Piece } from './lay-out.ts'

const atOnce = 1_000
const readAtOnce = 1024 * 1024

/**
 * The archive as a stream; each file is written down as read before its bytes go out. A file whose bytes can't be
 * opened is left out and named in `_errors.txt`, as is what the reader may not read.
 */
export const zipDownload = (ctx: Context, layout: Layout): Readable => zipStream(entriesOf(ctx, layout))

async function* entriesOf(ctx: Context, { folders, pieces, errors }: Layout): AsyncGenerator<ZipEntry> {
  const problems = [...errors]
  for (const folder of folders) yield { ...folder, size: 0 }
  for (const [index, piece] of pieces.entries()) {
    if (index % atOnce === 0) await announce(ctx, pieces.slice(index, index + atOnce))
    const opened = await openPiece(ctx, piece).catch((error: unknown) => {
      ctx.log.error({ err: error, fileId: piece.file.id }, 'a file of a download could not be opened')
      return undefined
    })
    if (!opened) {
      problems.push(`${piece.path}: could not be read`)
      continue
    }
    yield { path: piece.path, size: piece.file.size, at: new Date(piece.file.createdAt), open: async () => opened }
    if (!Buffer.isBuffer(opened)) opened.destroy()
  }
  if (problems.length > 0) yield problemsEntry(ctx, problems)
}

const announce = (ctx: Context, pieces: readonly Piece[]): Promise<void> =>
  publishAlone(
    ctx,
    ...pieces.map(({ file: { id: fileId, name: fileName, sha256, documentId }, unitId }) =>
      contentsRead({ documentId, unitId }, { fileId, fileName, sha256, how: 'zip' }),
    ),
  )

function openPiece({ storage }: Context, { file: { sha256, size } }: Piece): Promise<Buffer | Readable> {
  if (size === 0) return Promise.resolve(Buffer.alloc(0))
  return size <= readAtOnce ? storage.read(sha256, { start: 0, end: size - 1 }) : storage.open(sha256)
}

function problemsEntry(ctx: Context, problems: readonly string[]): ZipEntry {
  const text = Buffer.from(`These are not in this archive:\r\n\r\n${problems.join('\r\n')}\r\n`)
  return { path: '_errors.txt', size: text.length, at: ctx.clock.now(), open: async () => text }
}
