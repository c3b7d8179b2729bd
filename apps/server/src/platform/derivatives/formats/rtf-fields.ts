import { equationWords } from './field-words.ts'

interface Field {
  code: string
  choices: string[]
  choice: number
  hasResult: boolean
}

/** Of a list nothing was chosen, so that its usual one counts. */
const NOTHING_CHOSEN = 25

/** The fields of a rich text that are open; of those without a result, what they show. */
export class RtfFields {
  readonly #open: Field[] = []

  begin(): void {
    this.#open.push({ code: '', choices: [], choice: 0, hasResult: false })
  }

  /** The words that the field shows although it has no result. */
  end(): string {
    const field = this.#open.pop()
    return !field || field.hasResult ? '' : (field.choices[field.choice] ?? equationWords(field.code))
  }

  takeCode(code: string): void {
    const field = this.#open.at(-1)
    if (field) field.code += code
  }

  takeChoice(text: string): void {
    this.#open.at(-1)?.choices.push(text.trim())
  }

  choose(word: string, number: number): void {
    const field = this.#open.at(-1)
    if (field && (word === 'ffdefres' || number !== NOTHING_CHOSEN)) field.choice = number
  }

  noteResult(): void {
    const field = this.#open.at(-1)
    if (field) field.hasResult = true
  }
}
