import { type Attributes, type XmlEvent, xmlEvents } from '../../formats/xml.ts'
import { type Colour, colourOf, isFaint, type Letters, WHITE } from './faint.ts'

const SHAPE = /^p:(?:sp|graphicFrame|cxnSp)$/
const FILL = /^a:(?:grad|blip|patt)Fill$/
/** A colour of the theme by its use; what else a theme may hold is not told here. */
const THEME: Readonly<Record<string, Colour>> = { bg1: WHITE, lt1: WHITE, tx1: '000000', dk1: '000000' }

function colourIn(name: string, { val }: Attributes): Colour | undefined {
  if (name === 'a:srgbClr') return colourOf(val)
  if (name === 'a:schemeClr') return THEME[val ?? ''] ?? 'unknown'
  if (name === 'a:sysClr' || name === 'a:prstClr') return val === 'white' || val === 'window' ? WHITE : 'unknown'
  return undefined
}

/** What a slide, or what it is made after, is painted with; undefined where it says nothing. */
export function backgroundOf(xml: string): Colour | undefined {
  let isIn = false
  for (const event of xmlEvents(xml)) {
    if (event.kind === 'text') continue
    if (event.name === 'p:bg') isIn = event.kind === 'open'
    if (!isIn && event.kind === 'close' && event.name === 'p:bg') return undefined
    if (!isIn || event.kind !== 'open') continue
    if (FILL.test(event.name)) return 'unknown'
    const colour = colourIn(event.name, event.attributes)
    if (colour) return colour
  }
  return undefined
}

/** Walks through a slide, with the shape and the letters that are open. */
class Walk {
  readonly #background: Colour
  readonly #names: string[] = []
  #shape: Colour | undefined
  #run: Letters = {}
  isFaint = false

  constructor(background: Colour) {
    this.#background = background
  }

  take(event: XmlEvent): void {
    if (event.kind === 'close') this.#names.pop()
    else if (event.kind === 'open') this.#open(event)
    else if (event.text.trim() !== '' && this.#names.at(-1) === 'a:t')
      this.isFaint ||= isFaint(this.#run, this.#shape ?? this.#background)
  }

  #open({ name, attributes, isEmpty }: Extract<XmlEvent, { kind: 'open' }>): void {
    const [parent, above] = [this.#names.at(-1), this.#names.at(-2)]
    if (SHAPE.test(name) || name === 'a:tc') this.#shape = undefined
    if (name === 'a:r' || name === 'a:fld') this.#run = {}
    if (name === 'a:rPr' && attributes.sz) this.#run.size = Number(attributes.sz) / 100
    if (parent === 'a:rPr' && name === 'a:noFill') this.#run.isNothing = true
    if (parent === 'a:rPr' && FILL.test(name)) this.#run.colour = 'unknown'
    if (parent === 'a:solidFill' && above === 'a:rPr') this.#run.colour = colourIn(name, attributes)
    // The cells of a table are painted by its style, or after their text.
    if (name === 'a:tbl') this.#shape = 'unknown'
    if (name === 'a:tc') this.#shape = 'unknown'
    if (parent === 'p:spPr' && FILL.test(name)) this.#shape = 'unknown'
    if (parent === 'a:solidFill' && above === 'p:spPr') this.#shape = colourIn(name, attributes)
    if (name === 'a:fillRef' && attributes.idx !== '0') this.#shape ??= 'unknown'
    if (!isEmpty) this.#names.push(name)
  }
}

/** Whether a slide says something in letters that nobody sees. */
export function hasFaintLines(xml: string, background: Colour): boolean {
  const walk = new Walk(background)
  for (const event of xmlEvents(xml)) {
    walk.take(event)
    if (walk.isFaint) return true
  }
  return false
}
