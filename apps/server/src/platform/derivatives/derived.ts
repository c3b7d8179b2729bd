import type { Limits } from './limits.ts'
import type { OcrLanguage } from './ocr/languages.ts'

export interface DeriveInput {
  /** Path of the file's bytes. */
  path: string
  /** By content, as `detectMediaType` answers it. */
  mediaType: string
  extension: string
  /** A folder of this file alone; it is made when missing. Thumbnail and preview are left in it. */
  outputDir: string
  limits?: Partial<Limits>
  /** Of a text: by which it is to be read, whatever it looks like. */
  encoding?: string | undefined
  /** Of a picture: its thumbnail is a square of so many pixels, cut from the middle. */
  square?: number
  /** Of a picture that browsers don't show: it is shown as pages, as a TIFF is. */
  isForPages?: boolean
  /** Makes a folder of the server's own. Where it is given, a child is started ahead for the next file. */
  scratch?: () => Promise<string>
}

export type FailureCode = 'Crashed' | 'TimedOut' | 'TooLarge' | 'Corrupt' | 'PasswordProtected'

export interface Failure {
  code: FailureCode
  message: string
}

export interface Derived {
  /** Pages, slides or sheets in order; one entry for formats without pages. Null when there is no text. */
  text: { pages: string[]; names?: PageNames } | null
  textState: 'done' | 'none' | 'failed'
  /** Pages of a PDF or TIFF, slides of a presentation; null where a format has no fixed pages. */
  pageCount: number | null
  /** Path of a WebP picture, at most 600 pixels wide, of the top of the first page on white. */
  thumbnail: string | null
  /** A file to show instead of this one; null when there is none (a PDF or picture shows itself). */
  preview: { kind: 'pdf' | 'html'; path: string } | null
  /** What the file carries: attached to a mail or PDF, embedded in an Office file; and what is attached to that. */
  attachments: Attachment[]
  /** Null where it is no text. */
  encoding: ReadEncoding | null
  failure?: Failure
}

/** What goes to the child process. */
export interface Job {
  path: string
  mediaType: string
  extension: string
  limits: Limits
  encoding?: string
  square?: number
  isForPages?: boolean
  /** Of what lies inside the file: only the child has it. */
  inner?: Inner
  /** What is to be done for a copy that leaves the house (`release/`). */
  release?: ReleaseTask
  /** Which pages, from 1, are pictures whose letters are to be read (`ocr/`); `isAsked`: by a program, which the parent is asked for. */
  ocr?: { languages: OcrLanguage[]; pages: number[]; isAsked?: boolean }
  /** What is wanted of what it carries: the hash of an attachment, then of what is attached to that (`attachments/`). */
  wanted?: string[]
}

/** A file inside a file: an attachment, an embedded object. Its bytes are read in place of the path's; nothing is drawn of it. */
export interface Inner {
  bytes: Buffer
  /** 1 for what lies in the file itself, 2 for what lies in that. */
  depth: number
  /** As an `Attachment` has it; null where it is a part of its document, and no file that somebody attached. */
  way: string | null
  budget: InnerBudget
}

/** An attachment as it is told: what it is, and where it lies. */
export interface Attachment {
  /** Its number, from 1, and behind a dot that of what is attached to it: `3`, or `3.1`. */
  way: string
  name: string
  /** By content. */
  mediaType: string
  extension: string
  size: number
  sha256: string
  isExecutable: boolean
}

/** What all files inside one file may cost together. */
export interface InnerBudget {
  files: number
  bytes: number
  /** Of text that is read out of them. */
  letters: number
  /** On the clock of `performance.now()`. */
  until: number
}

/** Looking for what must not leave the house, or making a copy without it. */
export type ReleaseTask =
  | { what: 'inspect' }
  | {
      what: 'copy'
      /**
       * Six whole numbers a box: the page from 1, then left, top, width and height in ten-thousandths of the page, then 1
       * where it covers the words that it touches whole.
       */
      boxes: number[]
      /** Every page as a picture, though nothing is covered. */
      isPictured: boolean
    }

/** By which a text was read; guessed where nothing in it says so. */
export interface ReadEncoding {
  name: string
  isGuessed: boolean
}

/** Of each page the name of the sheet or inner file whose text it is; null where it is a page of the file itself. */
export type PageNames = (string | null)[]

/** What the child process has found so far; it says this again after each stage, so that a crash keeps the rest. */
export interface Findings {
  pages: string[] | null
  /** May be shorter than the pages. */
  names: PageNames | null
  pageCount: number | null
  hasThumbnail: boolean
  previewKind: 'pdf' | 'html' | null
  attachments: Attachment[]
  encoding: ReadEncoding | null
  failure: Failure | null
}

/** Notes what was found so far; may be called after each stage. */
export type Note = (more: Partial<Findings>) => void
/** A file that another carries. */
export interface InnerFile {
  name: string
  bytes: Buffer
}

/**
 * Reads the text of files inside the job's file, a page each (`read-inner.ts`): given, since it knows all readers. Asked once for
 * all that is attached, in its order; what is only a part of the document is said to be.
 */
export type ReadInner = (
  files: Iterable<InnerFile> | AsyncIterable<InnerFile>,
  job: Job,
  as?: { isPart: true },
) => AsyncGenerator<string>
export type Reader = (job: Job, note: Note, readInner: ReadInner) => Promise<void>

export const noFindings: Findings = {
  pages: null,
  names: null,
  pageCount: null,
  hasThumbnail: false,
  previewKind: null,
  attachments: [],
  encoding: null,
  failure: null,
}

/** How the child ends when the reader itself can't be loaded (EX_UNAVAILABLE). */
export const notReady = 69

/** What the child leaves, and its name in the output folder; the parent never takes a path from the child. */
export const outputNames = {
  result: 'result.json',
  thumbnail: 'thumbnail.webp',
  preview: { pdf: 'preview.pdf', html: 'preview.html' },
  /** Comes in pieces, one after the other, so that neither side holds all of it. */
  copy: 'copy',
  /** A page whose letters the parent lets a program read: it is answered, not kept. */
  scan: 'scan',
  /** Empty: everything was left. What the process does after it is no matter. */
  done: 'done',
} as const

/** Everything that may be left, in the order of its numbers on the way from the child to its parent. */
export const leavable = [
  outputNames.result,
  outputNames.thumbnail,
  outputNames.preview.pdf,
  outputNames.preview.html,
  outputNames.copy,
  outputNames.scan,
  outputNames.done,
] as const
export type OutputName = (typeof leavable)[number]

/** The pipe that it goes through. */
export const outputPipe = 3
