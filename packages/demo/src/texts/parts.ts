import { z } from 'zod'
import type { Calendar } from '../files/calendar.ts'
import type { Certificate } from '../files/certificate.ts'
import type { Form } from '../files/form.ts'
import type { Workbook } from '../files/office/workbook.ts'
import type { Drawing } from '../files/pictures/plan-drawing.ts'
import type { Poster } from '../files/pictures/poster.ts'
import type { Transcript } from '../files/transcript.ts'
import { sender } from './papers.ts'
import { readParts } from './read-text.ts'

const day = z.iso.date()
const line = z.string()
const number = z.number()
const pair = z.tuple([line, line])
const point = z.tuple([number, number])

const field = z.strictObject({
  label: line,
  span: number,
  height: number.optional(),
  value: line.optional(),
  ticks: z.array(line).optional(),
})
const form = z.strictObject({
  sender,
  code: line,
  title: line,
  date: day,
  note: line,
  sections: z.array(z.strictObject({ title: line, fields: z.array(field) })),
  certify: line,
})
export const readForm = (path: string): Form => readParts(path, form)

const room = z.strictObject({ name: line, x: number, y: number, width: number, height: number, tone: line.optional() })
const drawing = z.strictObject({
  title: line,
  sheet: line,
  scale: line,
  date: day,
  revision: line,
  metre: number,
  rooms: z.array(room),
  paths: z.array(z.array(point)).optional(),
  trees: z.array(point).optional(),
  doors: z.array(point).optional(),
})
export const readDrawing = (path: string): Drawing => readParts(path, drawing)

const tone = z.strictObject({ ground: line, sun: line, text: line, band: line })
const poster = z.strictObject({ title: z.array(line), over: line, lines: z.array(line), date: day, tone })
export const readPoster = (path: string): Poster => readParts(path, poster)

const certificate = z.strictObject({
  title: line,
  date: day,
  office: line,
  lead: line,
  awardee: line,
  text: line,
  given: line,
  signers: z.array(z.strictObject({ name: line, position: line })),
  upright: z.boolean().optional(),
})
export const readCertificate = (path: string): Certificate => readParts(path, certificate)

const term = z.strictObject({ name: line, color: line, rows: z.array(pair) })
const calendar = z.strictObject({ title: line, subtitle: line, date: day, terms: z.array(term), note: line })
export const readCalendar = (path: string): Calendar => readParts(path, calendar)

const transcript = z.strictObject({
  date: day,
  student: z.array(pair),
  terms: z.array(z.strictObject({ name: line, courses: z.array(z.array(line)) })),
  signature: z.strictObject({ signed: line, position: line }),
})
export const readTranscript = (path: string): Transcript => readParts(path, transcript)

const sheet = z.strictObject({
  name: line,
  title: z.array(line),
  heads: z.array(line),
  widths: z.array(number),
  rows: z.array(z.array(z.union([line, number, z.null()]))),
  sums: z.array(number).optional(),
  money: z.array(number).optional(),
})
const workbook = z.strictObject({ title: line, date: day, sheets: z.array(sheet) })
export const readWorkbook = (path: string): Workbook => readParts(path, workbook)

const attached = z.strictObject({ name: line, paper: line })
const letter = { from: line, to: line, date: z.iso.datetime({ offset: true }), subject: line, body: z.array(line) }
const inner = z.strictObject({ ...letter, attachments: z.array(attached) })
const mail = z.strictObject({
  ...letter,
  attachments: z.array(z.union([attached, z.strictObject({ name: line, mail: inner })])),
})
/** A mail; what is attached to it are papers, or a mail with papers. */
export type Mail = z.output<typeof mail>
export const readMail = (path: string): Mail => readParts(path, mail)
