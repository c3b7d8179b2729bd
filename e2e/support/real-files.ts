import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { makePaper, memoPdf, wordPaper, workbook } from '@sinupan/demo/papers'
import sharp from 'sharp'

const sender = { office: 'Office of the Registrar', place: 'Main Campus' }
const date = '2026-07-01'

/** A folder of this run for the files that are uploaded. */
export const newFilesFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'sinupan-files-'))

/** Bytes of no known kind: chance alone makes them begin as a program does, now and then. */
export const unlikeAnything = (length: number): Buffer => randomBytes(length).fill(0, 0, 8)

/** Writes a file under its name and answers its path. */
export async function writeNamed(folder: string, name: string, bytes: Buffer): Promise<string> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

/** A memorandum of one page; `word` stands inside its text only. */
export const pdfWith = (word: string): Promise<Buffer> =>
  memoPdf({
    sender,
    kind: 'MEMORANDUM',
    number: 'No. 77, series of 2026',
    to: 'All heads of units',
    subject: 'Schedule of the second enrolment',
    date,
    body: [
      `Students who were admitted under the programme ${word} enrol on the second day.`,
      'Each unit sends one person to the covered court at eight in the morning.',
    ],
  })

/** A Word paper with `word` inside its text. */
export const docxWith = (word: string): Promise<Buffer> =>
  wordPaper({
    sender,
    title: 'Notes of the meeting',
    date,
    body: [`The members agreed on ${word}.`, 'It begins in August.'],
  })

/** A workbook of one sheet with `word` in a cell. */
export const xlsxWith = (word: string): Buffer =>
  workbook({
    title: 'Applicants',
    date,
    sheets: [
      {
        name: 'Applicants',
        title: ['Applicants by programme'],
        heads: ['Programme', 'Applicants'],
        widths: [40, 14],
        rows: [
          [word, 120],
          ['BS Forestry', 48],
        ],
        sums: [1],
      },
    ],
  })

/** A picture of 640 × 420 whose colour is chosen at random, so that no two are the same file. */
export const newPng = (): Promise<Buffer> => {
  const [red = 0, green = 0, blue = 0] = randomBytes(3)
  const ground = { width: 640, height: 420, channels: 3, background: { r: red, g: green, b: blue } } as const
  const sun = '<svg width="640" height="420"><circle cx="320" cy="210" r="120" fill="#fff"/></svg>'
  return sharp({ create: ground })
    .composite([{ input: Buffer.from(sun) }])
    .png()
    .toBuffer()
}

/** A PDF of one page of more than 50 MB: it carries random bytes as an attachment, which no compression makes smaller. */
export const largePdf = (): Promise<Buffer> =>
  makePaper({ title: 'Minutes with their recording', date }, (paper) => {
    paper.font('Times-Roman', 12).text('Minutes of the committee, with the recording of the meeting attached.')
    paper.file(unlikeAnything(56_000_000), { name: 'recording.bin' })
  })

/** The SHA-256 of a file, in hex. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
