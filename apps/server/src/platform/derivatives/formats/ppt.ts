import { readFileSync } from 'node:fs'
import { CFB } from '@e965/xlsx'
import type { Job } from '../derived.ts'
import type { Note } from '../readers.ts'
import { tidyText, withinBytes } from '../tidy-text.ts'
import { Unreadable } from '../unreadable.ts'

// Record types of [MS-PPT] 2.13.24.
const TEXT_CHARS = 0x0fa0
const TEXT_BYTES = 0x0fa8
const SLIDE_LIST = 0x0ff0
const SLIDE_ENTRY = 0x03f3
const SLIDE = 0x03ee
const SKIPPED = new Set([0x03f8, 0x0fc9, 0x03f0])
const ENCRYPTION = 0x2f14

/** PowerPoint 97–2003: the text of its slides. No picture: places and sizes are not read. */
export async function readPpt(job: Job, note: Note): Promise<void> {
  const { listed, loose } = readSlides(documentStream(job.path))
  // Text boxes stand in the slides themselves; a file saved in pieces also holds older copies of those.
  const slides = loose.length === listed.length ? listed.map((lines, at) => [...lines, ...(loose[at] ?? [])]) : listed
  const pages = slides.map((lines) => tidyText(lines.join('\n')))
  note({ pages: withinBytes(pages, job.limits.textBytes), pageCount: listed.length || null })
}

interface Slides {
  listed: string[][]
  loose: string[][]
}

/** Walks the records in order. Placeholders' text stands in the list of slides, free text in the slides. */
function readSlides(stream: Buffer): Slides {
  const slides: Slides = { listed: [], loose: [] }
  let into: string[][] = []
  for (let at = 0; at + 8 <= stream.length; ) {
    const version = stream.readUInt16LE(at)
    const type = stream.readUInt16LE(at + 2)
    const length = stream.readUInt32LE(at + 4)
    const isOpened = (version & 0x0f) === 0x0f && !SKIPPED.has(type)
    if (type === ENCRYPTION) throw new Unreadable('PasswordProtected', 'The presentation is protected by a password')
    if (type === SLIDE_LIST) into = version >> 4 === 0 ? slides.listed : []
    else if (type === SLIDE) {
      into = slides.loose
      into.push([])
    } else if (type === SLIDE_ENTRY) into.push([])
    else {
      const text = textOf(type, stream.subarray(at + 8, at + 8 + length))
      if (text) into.at(-1)?.push(text)
    }
    at += 8 + (isOpened ? 0 : length)
  }
  return slides
}

function documentStream(path: string): Buffer {
  const entry = CFB.find(CFB.read(readFileSync(path), { type: 'buffer' }), 'PowerPoint Document')
  if (!entry?.content) throw new Unreadable('Corrupt', 'The presentation has no document stream')
  return Buffer.from(entry.content)
}

function textOf(type: number, body: Buffer): string {
  if (type === TEXT_CHARS) return body.toString('utf16le')
  if (type === TEXT_BYTES) return body.toString('latin1')
  return ''
}
