import { Unreadable } from '../../unreadable.ts'
import { Cursor } from './cursor.ts'
import { fromWindows } from './rar.ts'
import { bits, flags } from './seven-zip-streams.ts'

const MOST_FILES = 50_000
/** What is said of all files, one kind after the other (7zFormat.txt, "Files Info"). */
const [EMPTY, EMPTY_FILE, NAMES, CHANGED] = [0x0e, 0x0f, 0x11, 0x14]

export interface SevenFile {
  name: string
  hasStream: boolean
  isFolder: boolean
  changed: Date | null
}

/** @throws Unreadable */
export function filesIn(header: Cursor): SevenFile[] {
  const count = header.number()
  if (count > MOST_FILES) throw new Unreadable('TooLarge', 'The archive holds too many files to be listed')
  let [isEmpty, isFile, names, changed] = [[] as boolean[], [] as boolean[], [] as string[], [] as (Date | null)[]]
  for (let kind = header.byte(); kind !== 0; kind = header.byte()) {
    const said = new Cursor(header.take(header.number()))
    if (kind === EMPTY) isEmpty = bits(said, count)
    else if (kind === EMPTY_FILE) isFile = bits(said, isEmpty.filter(Boolean).length)
    else if (kind === NAMES) names = namesIn(said)
    else if (kind === CHANGED) changed = timesIn(said, count)
  }
  let empty = 0
  return Array.from({ length: count }, (_, index) => {
    const hasStream = !isEmpty[index]
    const isFolder = !hasStream && !isFile[empty++]
    return { name: names[index] ?? '', hasStream, isFolder, changed: changed[index] ?? null }
  })
}

function namesIn(said: Cursor): string[] {
  said.byte()
  return said
    .take(said.bytes.length - said.at)
    .toString('utf16le')
    .split('\0')
    .slice(0, MOST_FILES)
}

function timesIn(said: Cursor, count: number): (Date | null)[] {
  const has = flags(said, count)
  said.byte()
  return has.map((one) => (one ? fromWindows(said.take(8).readBigUInt64LE(0)) : null))
}
