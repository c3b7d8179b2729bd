import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import type { OcrLanguage } from './languages.ts'
import type { Scan } from './scan.ts'

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
/** Steeper, in radians, is no crooked sheet but another kind of page; flatter needs no turning. */
const [flat, steep] = [0.005, 0.25]

/** A word as it was read: pixels of the page, and how sure it is, 0 to 100. */
export interface ReadWord {
  text: string
  box: [left: number, top: number, width: number, height: number]
  sureness: number
  /** Of its block, paragraph and line. */
  paragraph: string
  line: string
}

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

/** A picture in the plainest format that there is (PGM). */
function greymap({ pixels, width, height }: Scan): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), pixels])
}

const wordLevel = '5'

/** Of the tab-separated answer: level, page, block, paragraph, line, word, left, top, width, height, sureness, text. */
function wordsIn(answer: string, page: { width: number; height: number }, slope: number): ReadWord[] {
  return answer.split('\n').flatMap((row) => {
    const [level, , block, paragraph, line, , left, top, width, height, sureness, text = ''] = row.split('\t')
    if (level !== wordLevel || text.trim() === '') return []
    const box = [Number(left), Number(top), Number(width), Number(height)] as ReadWord['box']
    return [
      {
        text: text.trim().normalize('NFC'),
        box: slope === 0 ? box : aslant(box, page, slope),
        sureness: Number(sureness),
        paragraph: `${block} ${paragraph}`,
        line: `${block} ${paragraph} ${line}`,
      },
    ]
  })
}

/** Where a box of the levelled page lies on the page as it came: turned back around the middle. */
function aslant(
  [left, top, width, height]: ReadWord['box'],
  page: { width: number; height: number },
  slope: number,
): ReadWord['box'] {
  const [x, y] = [left + width / 2 - page.width / 2, top + height / 2 - page.height / 2]
  const [cos, sin] = [Math.cos(slope), Math.sin(slope)]
  const [backX, backY] = [x * cos + y * sin + page.width / 2, -x * sin + y * cos + page.height / 2]
  return [backX - width / 2, backY - height / 2, width, height]
}
