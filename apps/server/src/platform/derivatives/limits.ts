/** What one file may cost. Sizes in bytes. */
export interface Limits {
  /** Larger files are not looked into at all. */
  inputBytes: number
  /** Writable memory of the child process (RLIMIT_DATA). */
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

/**
 * Measured on scanned theses of 150 MB and books of 2 000 pages: PDFium takes the file twice plus some 200 MB,
 * and 4 ms a page.
 */
export const defaultLimits: Limits = {
  inputBytes: 300_000_000,
  memoryBytes: 1_200_000_000,
  cpuSeconds: 60,
  wallMilliseconds: 90_000,
  outputBytes: 64_000_000,
  textBytes: 20_000_000,
  pages: 2_000,
  pixels: 120_000_000,
}
