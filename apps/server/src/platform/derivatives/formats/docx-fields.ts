import { equationWords } from './field-words.ts'

const MOST_CODE = 10_000

interface OpenField {
  /** What it does is still being told. */
  isCode: boolean
  code: string
  /** Of a field that is chosen from a list. */
  choices: string[]
  choice: number
  hasResult: boolean
}

/** Which fields are open: what stands before a field's result is its code, with all fields inside that. */
export class DocxFields {
  readonly #open: OpenField[] = []
  #codes = 0

  get isCode(): boolean {
    return this.#codes > 0
  }

  get isOpen(): boolean {
    return this.#open.length > 0
  }

  /**
   * A mark of a field: `begin`, `separate`, `end` (ECMA-376 part 1, 17.16.18).
   * Answers the words that the field shows although it has no result: those of its equation, or what was chosen in it.
   */
  take(mark: string | undefined): string {
    const field = this.#open.at(-1)
    if (mark === 'begin') {
      this.#open.push({ isCode: true, code: '', choices: [], choice: 0, hasResult: false })
      this.#codes += 1
    } else if (mark === 'separate' && field?.isCode) {
      field.isCode = false
      this.#codes -= 1
    } else if (mark === 'end' && field) {
      this.#open.pop()
      if (field.isCode) this.#codes -= 1
      return this.isCode || field.hasResult ? '' : (field.choices[field.choice] ?? equationWords(field.code))
    }
    return ''
  }

  /** More of a field's code. */
  tell(code: string): void {
    const field = this.#open.at(-1)
    if (field?.isCode && field.code.length < MOST_CODE) field.code += code
  }

  /** Of a list to choose from: an entry, or which was chosen. */
  takeChoice(name: string, value: string | undefined): void {
    const field = this.#open.at(-1)
    if (!field) return
    if (name === 'w:listEntry') field.choices.push(value ?? '')
    else field.choice = Number(value) || 0
  }

  /** A result has come. */
  note(): void {
    const field = this.#open.at(-1)
    if (field) field.hasResult = true
  }
}
