/** What one file may cost. Sizes in bytes. */
export interface Limits {
  /** Larger files are not looked into at all. */
  inputBytes: number
  /** Memory for the work itself, beside what an idle Node takes. */
  memoryBytes: number
  cpuSeconds: number
  wallMilliseconds: number
  /** Largest file the child may write. */
  outputBytes: number
  textBytes: number
  /** Pages whose text is read. */
  pages: number
  /** Pixels of an image that is decoded. */
  pixels: number
}

/** A book of 2 400 pages takes 15 s; a PDF lies in memory whole, beside some 200 MB for its pages and pictures. */
export const defaultLimits: Limits = {
  inputBytes: 300_000_000,
  memoryBytes: 600_000_000,
  cpuSeconds: 60,
  wallMilliseconds: 90_000,
  outputBytes: 64_000_000,
  textBytes: 20_000_000,
  pages: 2_000,
  pixels: 120_000_000,
}

/** So many files inside one are read and told. */
export const mostAttachments = 500
/** What is attached to a file, and to that: deeper ones are read, and not told. */
export const attachmentDepth = 2
/** The way to an attachment, as `Attachment` has it. */
export const attachmentWay = /^[1-9]\d{0,2}(?:\.[1-9]\d{0,2})?$/
