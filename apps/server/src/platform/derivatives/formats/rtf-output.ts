import { decodePage } from '../code-pages.ts'
import { SYMBOLS } from './rtf-pages.ts'

interface Flow {
  pieces: string[]
  /** What hangs on the paragraph that is being written. */
  beside: string[]
}

/** Each is copied into the one around it. */
const MAX_FLOWS = 20
const newFlow = (): Flow => ({ pieces: [], beside: [] })
const ASCII = /^\p{ASCII}*$/u

/** Collects the words of a text whose letters come byte by byte, some of them in two, and whose notes stand in its midst. */
export class RtfOutput {
  readonly #outer: Flow[] = []
  #flow = newFlow()
  #waiting: string[] = []
  #page = 0

  /** Bytes as Latin-1 letters; those that belong together are read together. */
  bytes(bytes: string, page: number): void {
    if (page !== this.#page) this.#decode()
    this.#page = page
    this.#waiting.push(bytes)
  }

  write(text: string): void {
    this.#decode()
    this.#flow.pieces.push(text)
    if (text !== '\n' || this.#flow.beside.length === 0) return
    this.#flow.pieces.push(`${this.#flow.beside.join('\n')}\n`)
    this.#flow.beside = []
  }

  /** Whether it begins: in a note in a note in a note the words simply go on. */
  beginBeside(): boolean {
    if (this.#outer.length >= MAX_FLOWS) return false
    this.#decode()
    this.#outer.push(this.#flow)
    this.#flow = newFlow()
    return true
  }

  endBeside(): void {
    const text = this.endApart()
    if (text.trim() !== '') this.#flow.beside.push(text)
  }

  /** Ends what was begun beside; its words come nowhere by themselves. */
  endApart(): string {
    const text = this.#ended()
    this.#flow = this.#outer.pop() ?? newFlow()
    return text
  }

  end(): string {
    while (this.#outer.length > 0) this.endBeside()
    return this.#ended()
  }

  #ended(): string {
    this.#decode()
    const { pieces, beside } = this.#flow
    return [pieces.join(''), ...beside].join(beside.length > 0 ? '\n' : '')
  }

  #decode(): void {
    if (this.#waiting.length === 0) return
    const bytes = this.#waiting.join('')
    this.#waiting = []
    this.#flow.pieces.push(lettersOf(bytes, this.#page))
  }
}

function lettersOf(bytes: string, page: number): string {
  if (page === SYMBOLS) return bytes.replace(/[!-\u00ff]/g, (byte) => String.fromCharCode(0xf000 + byte.charCodeAt(0)))
  if (ASCII.test(bytes)) return bytes
  const raw = Buffer.from(bytes, 'latin1')
  return decodePage(raw, page) ?? decodePage(raw, 1252) ?? bytes
}
