import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import type { OcrLanguage } from './languages.ts'
import type { Scan } from './scan.ts'
import { greymap, type ReadWord, steep, wordsIn } from './tesseract-words.ts'

/** What is used of Tesseract's API, as `tesseract.js-core` gives it. */
interface Api {
  /** Answers 0 where it went well. */
  Init(path: string | null, languages: string, engine: number): number
  /** Reads `/input`. @param turn in radians */
  SetImageFile(exifOrientation: number, turn: number, isEnlarged: boolean): number
  FindLines(): number
  /** How steep the lines are, in radians. */
  GetGradient(): number
  Recognize(monitor: null): number
  GetTSVText(page: number): string
  Clear(): void
}
interface Core {
  FS: { writeFile(path: string, bytes: Uint8Array): void }
  TessBaseAPI: new () => Api
}

const require = createRequire(import.meta.url)
/** The engine of version 4 and later, the only one in this build. */
const neuralNets = 1
/** Flatter, in radians, needs no turning. */
const flat = 0.005

export interface Tesseract {
  /** The words of a page in reading order; lines that are not level are levelled first, and the boxes are of the page as it came. */
  read(scan: Scan): ReadWord[]
}

/** Loads the engine and the data of the languages: some 300 ms, and 180 MB with a page. */
export async function loadTesseract(languages: readonly OcrLanguage[]): Promise<Tesseract> {
  const load = require('tesseract.js-core/tesseract-core-simd-lstm.js') as (given: object) => Promise<Core>
  const wasmBinary = readFileSync(require.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm'))
  const core = await load({ wasmBinary, print: () => undefined, printErr: () => undefined })
  for (const language of languages) core.FS.writeFile(`${language}.traineddata`, dataOf(language))
  const api = new core.TessBaseAPI()
  if (api.Init(null, languages.join('+'), neuralNets) !== 0) throw new Error('Tesseract could not be started.')
  return {
    read: (scan) => {
      core.FS.writeFile('/input', greymap(scan))
      api.SetImageFile(1, 0, false)
      api.FindLines()
      const gradient = api.GetGradient()
      const slope = Math.abs(gradient) >= flat && Math.abs(gradient) <= steep ? gradient : 0
      if (slope !== 0) api.SetImageFile(1, slope, false)
      api.Recognize(null)
      const words = wordsIn(api.GetTSVText(0), scan, slope)
      api.Clear()
      return words
    },
  }
}

const dataOf = (language: OcrLanguage): Uint8Array =>
  gunzipSync(readFileSync(require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`)))
