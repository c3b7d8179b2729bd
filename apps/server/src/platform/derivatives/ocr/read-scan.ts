import { tidyText } from '../tidy-text.ts'
import { boxUnit, type OcrPage, type OcrWord, ocrBounds } from './report.ts'
import type { Scan } from './scan.ts'
import type { Tesseract } from './tesseract.ts'
import type { ReadWord } from './tesseract-words.ts'
import { shrunk, type Turn, turned, turnedBack } from './turn.ts'

/** Words that are less sure than this are stains. */
const sure = 40
/** A page whose words are less sure than this on the whole is a picture of something else. */
const surelyWords = 60
/** Where words are this sure on the whole, the page stands upright. */
const surelyUpright = 70
/** On how many pixels of the longer side it is tried which way a page stands. */
const trialSide = 1_500
const otherTurns: readonly Turn[] = [90, 270, 180]

/** The words of a page; one that lies on its side or upside down is turned first. */
export function readScan(tesseract: Tesseract, page: number, scan: Scan): OcrPage {
  const upright = tesseract.read(scan)
  const turn = meanSureness(upright) >= surelyUpright ? 0 : bestTurn(tesseract, scan)
  const words = turn === 0 ? upright : tesseract.read(turned(scan, turn))
  const isText = meanSureness(words) >= surelyWords
  const kept = isText ? words.filter(({ sureness }) => sureness >= sure).slice(0, ocrBounds.words) : []
  return { page, turn, text: tidyText(textOf(kept)), words: kept.map((word) => placed(word, scan, turn)) }
}

function bestTurn(tesseract: Tesseract, scan: Scan): Turn {
  const small = shrunk(scan, Math.floor(Math.max(scan.width, scan.height) / trialSide))
  const scored = [0 as Turn, ...otherTurns].map((turn) => ({ turn, score: score(tesseract.read(turned(small, turn))) }))
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one))
  // A page that says nothing either way stays as it lies.
  return best.score > 1.5 * (scored[0]?.score ?? 0) + letters ? best.turn : 0
}

/** As many letters in sure words are no accident. */
const letters = 20

const isWord = /^\p{L}{3,}[.,;:]?$/u
const score = (words: readonly ReadWord[]): number =>
  words.reduce((sum, { text, sureness }) => sum + (sureness >= 60 && isWord.test(text) ? text.length : 0), 0)

/** Long words count more; 0 for a page of none. */
function meanSureness(words: readonly ReadWord[]): number {
  const all = words.reduce((sum, { text }) => sum + text.length, 0)
  return all === 0 ? 0 : words.reduce((sum, { text, sureness }) => sum + text.length * sureness, 0) / all
}

/** Words in lines, lines in paragraphs. A word that is broken at the end of its line is whole again. */
function textOf(words: readonly ReadWord[]): string {
  let text = ''
  let before: ReadWord | undefined
  for (const word of words) {
    if (before) text = joined(text, before, word)
    text += word.text
    before = word
  }
  return text
}

const brokenWord = /\p{L}[-‐­]$/u
const goesOn = /^\p{Ll}/u

function joined(text: string, before: ReadWord, word: ReadWord): string {
  if (before.line === word.line) return `${text} `
  if (before.paragraph !== word.paragraph) return `${text}\n\n`
  return brokenWord.test(text) && goesOn.test(word.text) ? text.slice(0, -1) : `${text}\n`
}

function placed({ text, box }: ReadWord, scan: Scan, turn: Turn): OcrWord {
  const [left, top, width, height] = turnedBack(box, turn, scan)
  const across = (pixels: number) => Math.round((pixels / scan.width) * boxUnit)
  const down = (pixels: number) => Math.round((pixels / scan.height) * boxUnit)
  return [text.slice(0, ocrBounds.wordLength), across(left), down(top), across(width), down(height)]
}
