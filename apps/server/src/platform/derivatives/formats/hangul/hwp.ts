import { inflateRawSync } from 'node:zlib'
import { bytesOf } from '../../bytes-of.ts'
import type { Job, Note } from '../../derived.ts'
import { Unreadable } from '../../unreadable.ts'
import { openCompound } from '../compound.ts'
import { type Container, streamsBelow } from '../embedded-file.ts'
import { showLines } from '../old/show-lines.ts'
import { showPicture } from '../stored-picture.ts'
import { paragraphsIn } from './hwp-text.ts'

const FLAGS_AT = 36
/** Of the file's head (HWP Document File Formats 5.0, 3.2.1). */
const [PACKED, LOCKED, FOR_READING_ONLY] = [1, 2, 4]
const MOST_SECTIONS = 1_000
const MOST_BYTES = 100_000_000

/** A document of Hangul 5 and later (HWP): its words section by section, and the picture that its program left of it. */
export async function readHwp(job: Job, note: Note): Promise<void> {
  const container: Container = openCompound(bytesOf(job))
  const streams = streamsBelow(container)
  const head = streams.get('FileHeader')
  if (!head || head.length < FLAGS_AT + 4) throw new Unreadable('Corrupt', 'The document has no head')
  const flags = head.readUInt32LE(FLAGS_AT)
  if (flags & LOCKED) throw new Unreadable('PasswordProtected', 'The document is protected by a password')
  // What may only be read keeps its sections encrypted, and the beginning of its words beside them.
  const isHidden = (flags & FOR_READING_ONLY) !== 0
  const said = isHidden
    ? (streams.get('PrvText')?.toString('utf16le') ?? '')
    : wordsIn(container, (flags & PACKED) !== 0).join('\n')
  await showLines(said, job, note)
  const picture = streams.get('PrvImage')
  if (!job.inner && picture && (await showPicture(picture))) note({ hasThumbnail: true })
}

function wordsIn(container: Container, isPacked: boolean): string[] {
  const sections = streamsBelow(container, `${container.FullPaths[0] ?? ''}BodyText/`)
  const paragraphs: string[] = []
  let left = MOST_BYTES
  for (let index = 0; index < MOST_SECTIONS; index += 1) {
    const section = sections.get(`Section${index}`)
    if (!section) break
    const records = isPacked ? unpacked(section, left) : section
    left -= records.length
    paragraphs.push(...paragraphsIn(records))
  }
  return paragraphs
}

function unpacked(section: Buffer, most: number): Buffer {
  try {
    return inflateRawSync(section, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    if (error instanceof RangeError) throw new Unreadable('TooLarge', 'The document unpacks to too much')
    throw new Unreadable('Corrupt', 'A section of the document is damaged')
  }
}
