import { SaxesParser } from 'saxes'
import { Unreadable } from '../unreadable.ts'
import { XmlPrefixes } from './xml-prefixes.ts'

export type Attributes = Readonly<Record<string, string>>

/** One step through an XML text. Names have the prefix that is usual for them; an empty element has no `close`. */
export type XmlEvent =
  | { kind: 'open'; name: string; isEmpty: boolean; attributes: Attributes }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

/** Letters that are parsed at once: what was read of them waits in memory. */
const PIECE = 16_384
/** Office programs nest some dozens; a parser that remembers where it is pays for each. */
const MAX_DEPTH = 1_000
/** After so many faults against well-formedness nothing sensible follows, and each costs. */
const MAX_FAULTS = 100

/**
 * Walks through XML in one pass without building a tree. Entities of a document type are never expanded and nothing
 * is ever fetched; broken XML yields what can be made out.
 * @throws Unreadable `TooLarge` for what is nested over a thousand deep
 */
export function* xmlEvents(xml: string): Generator<XmlEvent> {
  const steps = new Steps()
  for (let at = 0; at < xml.length && !steps.isHopeless; at += PIECE) yield* steps.take(xml.slice(at, at + PIECE))
  yield* steps.end()
}

type Options = typeof options
// Parts of documents are read too, so that more than one root is no fault.
const options = { xmlns: false, position: false, fragment: true } as const

class Steps {
  isHopeless = false
  #events: XmlEvent[] = []
  #depth = 0
  #faults = 0
  readonly #parser = new SaxesParser<Options>(options)
  readonly #prefixes = new XmlPrefixes()

  constructor() {
    this.#parser.on('opentag', ({ name, isSelfClosing, attributes }) => {
      this.#events.push(this.#opened(name, isSelfClosing, attributes))
      this.#depth += 1
      if (this.#depth > MAX_DEPTH) throw new Unreadable('TooLarge', 'The XML is nested too deep')
    })
    this.#parser.on('closetag', ({ name, isSelfClosing }) => {
      this.#depth -= 1
      if (!isSelfClosing) this.#events.push({ kind: 'close', name: this.#prefixes.nameOf(name) })
    })
    this.#parser.on('text', (text) => this.#events.push({ kind: 'text', text }))
    this.#parser.on('cdata', (text) => this.#events.push({ kind: 'text', text }))
    this.#parser.on('error', () => this.#count())
  }

  #opened(name: string, isEmpty: boolean, attributes: Attributes): XmlEvent {
    this.#prefixes.declare(attributes)
    if (this.#prefixes.isUsual) return { kind: 'open', name, isEmpty, attributes }
    const named = this.#prefixes.attributesOf(attributes)
    return { kind: 'open', name: this.#prefixes.nameOf(name), isEmpty, attributes: named }
  }

  take(piece: string): XmlEvent[] {
    try {
      this.#parser.write(piece)
    } catch (error) {
      if (!(error instanceof Hopeless)) throw error
      this.isHopeless = true
    }
    return this.#taken()
  }

  /** What stood at the end of a text that was cut off. */
  end(): XmlEvent[] {
    if (this.isHopeless) return []
    this.#faults = Number.NEGATIVE_INFINITY
    this.#parser.close()
    return this.#taken()
  }

  #count(): void {
    this.#faults += 1
    if (this.#faults > MAX_FAULTS) throw new Hopeless()
  }

  #taken(): XmlEvent[] {
    const events = this.#events
    this.#events = []
    return events
  }
}

class Hopeless extends Error {}
