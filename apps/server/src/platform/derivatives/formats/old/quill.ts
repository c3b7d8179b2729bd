import { decode } from 'iconv-lite'
import { bytesOf } from '../../bytes-of.ts'
import type { Job, Note } from '../../derived.ts'
import { Unreadable } from '../../unreadable.ts'
import { openCompound } from '../compound.ts'
import type { Container } from '../embedded-file.ts'
import { showLines } from './show-lines.ts'

/** How the texts of Publisher, and of Works since 2000, begin. */
const CHUNKS = /^CHNK(?:INK|WKS) /
const [FIRST_PIECE, PIECE, MOST_PIECES] = [0x20, 24, 256]
/** Works 3 and 4: where the text begins, and where it says that it ends. */
const [WORKS_START, WORKS_END] = [0x100, 0x26]

/** A publication of Publisher, or a text of Works: its words. */
export async function readQuill(job: Job, note: Note): Promise<void> {
  const { FullPaths, FileIndex }: Container = openCompound(bytesOf(job))
  const streams = FullPaths.map((path, index) => ({ path, bytes: Buffer.from(FileIndex[index]?.content ?? []) }))
  const chunked = streams.find(
    ({ path, bytes }) => /\/CONTENTS$/.test(path) && CHUNKS.test(bytes.toString('latin1', 0, 8)),
  )
  const old = streams.find(({ path }) => /\/MN0$/.test(path))
  if (!chunked && !old) throw new Unreadable('Corrupt', 'The document does not say where its text is')
  await showLines(chunked ? chunkedText(chunked.bytes) : worksText(old?.bytes ?? Buffer.alloc(0)), job, note)
}

/** The pieces of the kind TEXT, which a table at the beginning names with their places. */
function chunkedText(bytes: Buffer): string {
  const texts: string[] = []
  for (let index = 0; index < MOST_PIECES; index += 1) {
    const at = FIRST_PIECE + index * PIECE
    if (at + PIECE > bytes.length || bytes.readUInt16LE(at) !== PIECE) break
    if (bytes.toString('latin1', at + 12, at + 16) !== 'TEXT') continue
    const from = bytes.readUInt32LE(at + 16)
    texts.push(bytes.subarray(from, from + bytes.readUInt32LE(at + 20)).toString('utf16le'))
  }
  return texts.join('\n').replace(/\r\n?|\f|\v/g, '\n')
}

const worksText = (bytes: Buffer): string =>
  bytes.length < WORKS_START ? '' : decode(bytes.subarray(WORKS_START, bytes.readUInt32LE(WORKS_END)), 'win1252')
