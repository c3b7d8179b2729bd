import { type Attributes, type XmlEvent, xmlEvents } from '../../formats/xml.ts'
import { type Colour, colourOf, isFaint, type Letters, WHITE } from './faint.ts'

/** What properties of letters, paragraphs and cells say. */
interface Look extends Letters {
  behind?: Colour | undefined
  style?: string | undefined
}
type Styles = ReadonlyMap<string, Look>

/** For paragraphs that name no style, and under every other. */
const DEFAULTS = ''
const BOX = /^(?:w:tc|wps:wsp|v:(?:shape|rect|roundrect|oval))$/
const HIGHLIGHTS: Readonly<Record<string, Colour>> = { white: WHITE, black: '000000', yellow: 'FFFF00' }

/** The styles of a Word document, each with those that it is based on. */
export function readStyles(xml: string): Styles {
  const own = new Map<string, Look & { base?: string | undefined }>()
  const names: string[] = []
  let now: Look & { base?: string | undefined } = {}
  for (const event of xmlEvents(xml)) {
    if (event.kind === 'close') names.pop()
    if (event.kind !== 'open') continue
    const { name, attributes } = event
    if (name === 'w:docDefaults' || name === 'w:style') {
      now = {}
      own.set(name === 'w:style' ? (attributes['w:styleId'] ?? '?') : DEFAULTS, now)
      const isDefault = attributes['w:type'] === 'paragraph' && attributes['w:default'] === '1'
      if (isDefault) own.set('w:default', now)
    }
    if (name === 'w:basedOn') now.base = attributes['w:val']
    tell(now, name, attributes)
    if (!event.isEmpty) names.push(name)
  }
  return new Map([...own.keys()].map((id) => [id, resolved(own, id)]))
}

function resolved(own: ReadonlyMap<string, Look & { base?: string | undefined }>, id: string): Look {
  const chain: Look[] = []
  for (let at: string | undefined = id; at !== undefined && chain.length < 20; at = own.get(at)?.base)
    chain.unshift(own.get(at) ?? {})
  return over(...chain)
}

/** What is said later holds; what is not said stays. */
function over(...looks: readonly Look[]): Look {
  const said = looks.map((look) => Object.entries(look).filter(([, value]) => value !== undefined))
  return Object.fromEntries(said.flat())
}

/** Puts what a property says to the look that it is of. */
function tell(look: Look, name: string, attributes: Attributes): void {
  const value = attributes['w:val']
  if (name === 'w:color') look.colour = value === 'auto' ? undefined : (colourOf(value) ?? look.colour)
  if (name === 'w:sz') look.size = Number(value) / 2
  if (name === 'w:w' && Number.parseFloat(value ?? '100') <= 5) look.isNothing = true
  if (name === 'w14:noFill') look.isNothing = true
  if (name === 'w:shd') look.behind = colourOf(attributes['w:fill']) ?? look.behind
  if (name === 'w:highlight' && value !== 'none') look.behind = HIGHLIGHTS[value ?? ''] ?? 'unknown'
  if (name === 'w:pStyle' || name === 'w:rStyle') look.style = value
}

/** Walks through a part of a Word document, with the looks of all that is open. */
class Walk {
  readonly #styles: Styles
  readonly #names: string[] = []
  readonly #boxes: Look[] = []
  readonly #paragraphs: Look[] = []
  readonly #runs: Look[] = []
  isFaint = false

  constructor(styles: Styles) {
    this.#styles = styles
  }

  take(event: XmlEvent): void {
    if (event.kind === 'open') this.#open(event)
    else if (event.kind === 'close') this.#close(event.name)
    else if (event.text.trim() !== '' && this.#names.at(-1) === 'w:t') this.isFaint ||= this.#judge()
  }

  #open({ name, attributes, isEmpty }: Extract<XmlEvent, { kind: 'open' }>): void {
    if (!isEmpty && BOX.test(name)) this.#boxes.push({ behind: vmlFill(name, attributes) })
    if (!isEmpty && name === 'w:p') this.#paragraphs.push({})
    if (!isEmpty && name === 'w:r') this.#runs.push({})
    const look = this.#lookOf(name)
    if (look) tell(look, name, attributes)
    this.#fill(name, attributes)
    if (!isEmpty) this.#names.push(name)
  }

  #close(name: string): void {
    this.#names.pop()
    if (BOX.test(name)) this.#boxes.pop()
    if (name === 'w:p') this.#paragraphs.pop()
    if (name === 'w:r') this.#runs.pop()
  }

  /** Of which thing a property here is; those of the mark at a paragraph's end are no letters'. */
  #lookOf(name: string): Look | undefined {
    const parent = this.#names.at(-1)
    if (parent === 'w:tcPr') return this.#boxes.at(-1)
    if (parent === 'w:pPr') return this.#paragraphs.at(-1)
    const isOfRun = parent === 'w:rPr' ? this.#names.at(-2) === 'w:r' : name === 'w14:noFill'
    return isOfRun ? this.#runs.at(-1) : undefined
  }

  /** How a drawn box is filled: by a colour, or in a way that is not told here. */
  #fill(name: string, attributes: Attributes): void {
    const box = this.#boxes.at(-1)
    const [parent, above] = [this.#names.at(-1), this.#names.at(-2)]
    if (!box) return
    if (name === 'a:srgbClr' && parent === 'a:solidFill' && above === 'wps:spPr') box.behind = colourOf(attributes.val)
    else if (parent === 'a:solidFill' && above === 'wps:spPr') box.behind = 'unknown'
    else if (/^a:(?:grad|blip|patt)Fill$/.test(name) && parent === 'wps:spPr') box.behind = 'unknown'
    else if (name === 'a:fillRef' && parent === 'wps:style' && attributes.idx !== '0') box.behind ??= 'unknown'
  }

  #judge(): boolean {
    const [run = {}, paragraph = {}] = [this.#runs.at(-1), this.#paragraphs.at(-1)]
    const of = (style: string | undefined) => (style === undefined ? {} : (this.#styles.get(style) ?? {}))
    const style = paragraph.style ?? 'w:default'
    const look = over(of(DEFAULTS), of(style), { behind: paragraph.behind }, of(run.style), run)
    const box = this.#boxes.findLast(({ behind }) => behind !== undefined)?.behind
    return isFaint(look, look.behind ?? box ?? WHITE)
  }
}

function vmlFill(name: string, { fillcolor, filled }: Attributes): Colour | undefined {
  if (!name.startsWith('v:') || fillcolor === undefined || filled === 'f') return undefined
  return colourOf(fillcolor) ?? 'unknown'
}

/** Whether a part of a Word document says something in letters that nobody sees. */
export function hasFaintWords(xml: string, styles: Styles): boolean {
  const walk = new Walk(styles)
  for (const event of xmlEvents(xml)) {
    walk.take(event)
    if (walk.isFaint) return true
  }
  return false
}
