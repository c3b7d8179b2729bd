import { abstractPdf } from './files/abstract.ts'
import { bookletPdf } from './files/booklet.ts'
import { calendarPdf } from './files/calendar.ts'
import { certificatePdf } from './files/certificate.ts'
import { dosText } from './files/dos-text.ts'
import { formPdf } from './files/form.ts'
import { letterPdf, memoPdf } from './files/letters.ts'
import { mailFile } from './files/mail.ts'
import { slidesFile } from './files/office/slides.ts'
import { textDocument } from './files/office/text-document.ts'
import { memoWord, wordPaper } from './files/office/word.ts'
import { csvFile, workbook } from './files/office/workbook.ts'
import { drawingPdf } from './files/pictures/plan-drawing.ts'
import { posterPdf } from './files/pictures/poster.ts'
import { pngOfPdf, scannedPdf, scanOfPdf } from './files/pictures/print.ts'
import { photoOf } from './files/pictures/scenes.ts'
import { policyPdf } from './files/policy.ts'
import { transcriptPdf } from './files/transcript.ts'
import type { Making } from './plan/types.ts'
import { withSchedule } from './sheets/disposition-schedule.ts'
import { readBooklet } from './texts/booklet.ts'
import * as papers from './texts/papers.ts'
import * as parts from './texts/parts.ts'
import { readText } from './texts/read-text.ts'

type Maker = (text: string, order: { extension: string; changes: Making['changes'] }) => Promise<Buffer> | Buffer

/** By the folder of the text. */
const makers: Record<string, Maker> = {
  abstracts: (text) => abstractPdf(papers.readAbstract(text)),
  booklets: (text) => bookletPdf(readBooklet(text)),
  calendars: (text) => calendarPdf(parts.readCalendar(text)),
  certificates: (text) => certificatePdf(parts.readCertificate(text)),
  drawings: (text) => drawingPdf(parts.readDrawing(text)),
  forms: (text, { changes }) => formPdf({ ...parts.readForm(text), ...changes }),
  letters: (text) => letterPdf(papers.readLetter(text)),
  mails: (text) => mail(parts.readMail(text)),
  memos: (text, { extension }) => (extension === 'docx' ? memoWord : memoPdf)(papers.readMemo(text)),
  notes: (text) => Buffer.from(readText(`${text}.txt`).replaceAll('\n', '\r\n'), 'utf8'),
  'old-notes': (text) => dosText(readText(`${text}.txt`)),
  photos: (scene) => photoOf(scene.slice(scene.indexOf('/') + 1)),
  policies: (text) => policyPdf(papers.readPolicy(text)),
  posters: (text) => posterPdf(parts.readPoster(text)),
  sheets: (text, { extension }) => (extension === 'csv' ? csvFile(readText(`${text}.csv`)) : sheet(text)),
  slides: (text) => slidesFile(papers.readDeck(text)),
  'text-documents': (text) => textDocument(papers.readTextDocument(text)),
  transcripts: (text) => transcriptPdf(parts.readTranscript(text)),
  'word-papers': (text, { changes }) => wordPaper({ ...papers.readWordPaper(text), ...changes }),
}

/** With the papers of the demo university attached to it. */
async function mail({ attachments, ...written }: parts.Mail): Promise<Buffer> {
  const attached = attachments.map(async (one) => ({
    name: one.name,
    bytes: await ('mail' in one ? mail(one.mail) : makeFile({ paper: one.paper }, extensionOf(one.name))),
  }))
  return mailFile({ ...written, attachments: await Promise.all(attached) })
}

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

const sheet = (text: string): Buffer => workbook(withSchedule(text, parts.readWorkbook(text)))

/** Makes a file of the plan: its paper, and what printing or scanning made of it. */
export async function makeFile({ paper, changes, print, scan }: Making, extension: string): Promise<Buffer> {
  const make = makers[paper.slice(0, paper.indexOf('/'))]
  if (!make) throw new Error(`Nothing makes papers like '${paper}'.`)
  const made = await make(paper, { extension, changes })
  if (print) return pngOfPdf(made, print.scale)
  if (!scan) return made
  return 'askew' in scan ? scanOfPdf(made, scan.askew) : scannedPdf(made, scan.title, scan.date)
}
