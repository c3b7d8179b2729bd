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
