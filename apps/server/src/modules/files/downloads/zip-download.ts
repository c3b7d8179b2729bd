import type { Context } from '../../../platform/context.ts'
import { publishAlone } from '../../../platform/database/transaction.ts'
import type { Pieces } from '../../../platform/http/send-pieces.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { gathered } from '../../../platform/zip/gathered.ts'
import { type ZipEntry, zipPieces } from '../../../platform/zip/zip-stream.ts'
import { contentsRead } from '../../documents/index.ts'
import { orMissing } from '../missing-bytes.ts'
import type { Part, Piece } from './lay-out.ts'

const atOnce = 500
/** Files up to so many bytes are read whole, some of them before it is their turn. */
const smallUpTo = 256 * 1024
const readAhead = 8

/**
 * The archive in pieces; each file is written down as read before its bytes go out. A file whose bytes can't be
 * opened is left out and named in `_errors.txt`, as is what the reader may not read.
 */
export const zipDownload = (ctx: Context, parts: AsyncIterable<Part>): Pieces =>
  gathered(zipPieces(entriesOf(ctx, parts)))

async function* entriesOf(ctx: Context, parts: AsyncIterable<Part>): AsyncGenerator<ZipEntry> {
  const problems: string[] = []
  // Each small file lies in one of them from when it is read until its bytes are on their way.
  const buffers = Array.from({ length: readAhead }, () => Buffer.allocUnsafeSlow(smallUpTo))
  for await (const some of inPortions(parts)) {
    await announce(ctx, some.filter(isPiece))
    const begun: (Promise<Opened> | undefined)[] = []
    try {
      for (const [index, part] of some.entries()) {
        while (begun.length < Math.min(index + readAhead, some.length))
          begun.push(beginSmall(ctx, some[begun.length], buffers[begun.length % readAhead]))
        if (part.kind === 'problem') problems.push(part.text)
        else if (part.kind === 'folder') yield { path: part.path, at: part.at, size: 0 }
        else yield* entryOf(ctx, part, { begun: begun[index], problems })
      }
    } finally {
      await Promise.all(begun)
    }
  }
  if (problems.length > 0) yield problemsEntry(ctx, problems)
}

const isPiece = (part: Part): part is Piece => part.kind === 'piece'

/** The bytes, or why there are none. */
type Opened = Buffer | AsyncGenerator<Buffer, void, undefined> | string

const isSmall = (part: Part | undefined): part is Piece =>
  part?.kind === 'piece' && part.file.size > 0 && part.file.size <= smallUpTo

const beginSmall = (ctx: Context, part: Part | undefined, buffer: Buffer | undefined): Promise<Opened> | undefined =>
  isSmall(part) ? openPiece(ctx, part, buffer) : undefined

interface Turn {
  begun: Promise<Opened> | undefined
  problems: string[]
}

async function* entryOf(ctx: Context, piece: Piece, { begun, problems }: Turn): AsyncGenerator<ZipEntry> {
  const opened = await (begun ?? openPiece(ctx, piece))
  if (typeof opened === 'string') {
    problems.push(`${piece.path}: ${opened}`)
    return
  }
  try {
    yield { path: piece.path, size: piece.file.size, at: new Date(piece.file.createdAt), open: async () => opened }
  } finally {
    if (!Buffer.isBuffer(opened)) await leave(opened)
  }
}

/** Closes the file of pieces whether they were read or not; those that nobody ever asked for would leave it open. */
async function leave(pieces: AsyncGenerator<Buffer, void, undefined>): Promise<void> {
  await pieces.next().catch(() => undefined)
  await pieces.return()
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

function openPiece(ctx: Context, { file: { id, sha256, size } }: Piece, into?: Buffer): Promise<Opened> {
  if (size === 0) return Promise.resolve(Buffer.alloc(0))
  const { storage } = ctx
  const whole = { start: 0, end: size - 1 }
  return orMissing<Opened>(ctx, { sha256 }, () =>
    size <= smallUpTo ? storage.read(sha256, whole, into) : storage.pieces(sha256, whole),
  ).catch((error: unknown) => {
    ctx.log.error({ err: error, fileId: id }, 'a file of a download could not be opened')
    return error instanceof Refusal ? error.message : 'could not be read'
  })
}

function problemsEntry(ctx: Context, problems: readonly string[]): ZipEntry {
  const text = Buffer.from(`These are not in this archive:\r\n\r\n${problems.join('\r\n')}\r\n`)
  return { path: '_errors.txt', size: text.length, at: ctx.clock.now(), open: async () => text }
}
