import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl'

const open = promisify<Buffer, Options, ZipFile>(fromBuffer)

/** The files of an archive by their paths, as another's reader finds them; it checks sizes and checksums. */
export async function readByYauzl(zip: Buffer): Promise<Record<string, string>> {
  const file = await open(zip, { lazyEntries: true })
  const found: Record<string, string> = {}
  for (;;) {
    const next = await nextOf(file)
    if (!next) return found
    found[next.fileName] = await text(await promisify(file.openReadStream.bind(file) as Opening)(next))
  }
}

type Opening = (entry: Entry, told: (error: Error | null, stream: NodeJS.ReadableStream) => void) => void

const nextOf = (file: ZipFile): Promise<Entry | undefined> =>
  new Promise((resolve, reject) => {
    file.once('entry', resolve).once('end', () => resolve(undefined))
    file.once('error', reject).readEntry()
  })
