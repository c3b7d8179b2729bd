import { z } from 'zod'
import type { Abstract } from '../files/abstract.ts'
import type { Letter, Memo } from '../files/letters.ts'
import type { Deck } from '../files/office/slides.ts'
import type { TextDocument } from '../files/office/text-document.ts'
import type { WordPaper } from '../files/office/word.ts'
import type { Sender } from '../files/pdf/letterhead.ts'
import type { Policy } from '../files/policy.ts'
import { blocksOf } from './blocks-of.ts'
import { readPaper, readParts } from './read-text.ts'

const senders = readParts('senders', z.record(z.string(), z.strictObject({ office: z.string(), place: z.string() })))

/** An office as its letterhead names it, by its key in `senders.json`. */
export const sender = z.string().transform((key, context): Sender => {
  const found = senders[key]
  if (found) return found
  context.addIssue(`No office is called '${key}' in senders.json.`)
  return z.NEVER
})

const day = z.iso.date()
const line = z.string()
/** `letterhead: centred` is the one that was used until 2021. */
const letterhead = { sender, letterhead: z.literal('centred').optional() }

type UnderLetterhead = { sender: Sender; letterhead?: 'centred' | undefined }

function written<T extends UnderLetterhead>({ head: { letterhead: style, ...head }, body }: { head: T; body: string }) {
  return { ...head, sender: { ...head.sender, ...(style ? { style } : {}) }, body: blocksOf(body) }
}

const memo = z.strictObject({
  ...letterhead,
  kind: z.enum(['MEMORANDUM', 'MEMORANDUM CIRCULAR', 'OFFICE MEMORANDUM']),
  number: line,
  to: line,
  from: line.optional(),
  subject: line,
  date: day,
})
export const readMemo = (path: string): Memo => written(readPaper(path, memo))

const letter = z.strictObject({
  ...letterhead,
  title: line,
  date: day,
  running: line.optional(),
  foot: line.optional(),
})
export const readLetter = (path: string): Letter => written(readPaper(path, letter))

const policy = z.strictObject({ ...letterhead, title: line, code: line, revision: line, date: day })
export const readPolicy = (path: string): Policy => written(readPaper(path, policy))

const wordPaper = z.strictObject({ ...letterhead, title: line, date: day })
export const readWordPaper = (path: string): WordPaper => written(readPaper(path, wordPaper))

const textDocument = z.strictObject({ title: line, date: day, office: line })
export function readTextDocument(path: string): TextDocument {
  const { head, body } = readPaper(path, textDocument)
  return { ...head, body: blocksOf(body) }
}

const abstract = z.strictObject({
  title: line,
  authors: line,
  college: line,
  issue: line,
  date: day,
  keywords: line,
})
export function readAbstract(path: string): Abstract {
  const { head, body } = readPaper(path, abstract)
  return { ...head, body: blocksOf(body) }
}

/** A deck: each slide a head and its points. */
export function readDeck(path: string): Deck {
  const { head, body } = readPaper(path, z.strictObject({ title: line, date: day }))
  const slides = sectionsOf(body).map(({ title, text }) => ({
    title,
    points: text.split('\n').map((point) => point.replace('- ', '')),
  }))
  return { ...head, slides }
}

/** The parts of a text that stand below a head `# …` each. */
export function sectionsOf(body: string): { title: string; text: string }[] {
  return `\n${body}`
    .split('\n# ')
    .slice(1)
    .map((section) => {
      const end = section.indexOf('\n')
      return { title: section.slice(0, end), text: section.slice(end).trim() }
    })
}
