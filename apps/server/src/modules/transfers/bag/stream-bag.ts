import type { Readable } from 'node:stream'
import type { Context } from '../../../platform/context.ts'
import { publishAlone } from '../../../platform/database/transaction.ts'
import { type ZipEntry, zipStream } from '../../../platform/zip/zip-stream.ts'
import { contentsRead } from '../../documents/index.ts'
import { orMissing } from '../../files/index.ts'
import { type BaggedDocument, type BaggedFile, type BagHead, findBagHead, readBag } from './bag.queries.ts'
import { makeTagFiles } from './tag-files.ts'

/**
 * The bag of a transfer as a zip file with one folder (RFC 8493, 4.1), the same bytes each time. Files are opened one by one
 * as the reader takes them; where bytes are missing the stream breaks, since such a bag must not look whole.
 *
 * @throws Refusal NotFound
 */
export async function streamBag(ctx: Context, id: number): Promise<{ fileName: string; stream: Readable }> {
  const head = await findBagHead(ctx, id)
  return { fileName: `${head.number}.zip`, stream: zipStream(entriesOf(ctx, head)) }
}

async function* entriesOf(ctx: Context, head: BagHead): AsyncGenerator<ZipEntry> {
  const at = new Date(head.createdAt)
  const folder = `${head.number}/`
  for (const { path, content } of await makeTagFiles(ctx, head))
    yield { path: `${folder}${path}`, at, size: content.length, open: async () => content }
  // A bag has this folder, also where everything that is handed over is on paper.
  yield { path: `${folder}data/`, at, size: 0 }
  for await (const document of readBag(ctx, head.id)) {
    await announce(ctx, document)
    for (const file of document.files) yield* entryOf(ctx, file, { folder, at })
  }
}

async function* entryOf(ctx: Context, file: BaggedFile, { folder, at }: { folder: string; at: Date }) {
  const opened = await open(ctx, file)
  yield { path: `${folder}${file.path}`, at, size: file.size, open: async () => opened }
  if (!Buffer.isBuffer(opened)) opened.destroy()
}

async function open(ctx: Context, { sha256, size }: BaggedFile): Promise<Buffer | Readable> {
  if (size === 0) return Buffer.alloc(0)
  return orMissing(ctx, { sha256 }, () => ctx.storage.open(sha256, { start: 0, end: size - 1 }))
}

// Each file is written down as read before its bytes go out.
const announce = (ctx: Context, { documentId, unitId, files }: BaggedDocument): Promise<void> =>
  files.length === 0
    ? Promise.resolve()
    : publishAlone(
        ctx,
        ...files.map(({ fileId, name: fileName, sha256 }) =>
          contentsRead(documentId === null ? { unitId } : { documentId, unitId }, {
            ...{ fileId, fileName, sha256 },
            how: 'bag',
          }),
        ),
      )
