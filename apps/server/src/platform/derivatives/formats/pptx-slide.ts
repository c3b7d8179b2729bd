import { Alternates } from './alternates.ts'
import { type Relation, readRelations } from './relations.ts'
import { type Attributes, type XmlEvent, xmlEvents } from './xml.ts'
import type { Zip } from './zip.ts'

const EMU_PER_POINT = 12_700
/** A layout and its master. */
const LEVELS = 2

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Line {
  text: string
  size?: number
  isBold?: boolean
  align?: string
}

export interface Shape {
  /** The kind of placeholder ('title', 'ctrTitle', 'body' …); '' for a free text box. */
  role: string
  index: string
  /** Points; undefined until the layout or master gives it. */
  box: Box | undefined
  lines: Line[]
  /** Part of the package that holds its picture. */
  picture?: string
}

export type Slide = Shape[]

/** Reads slides of one presentation, and the layouts and masters that they share once. */
export class SlideReader {
  readonly #zip: Zip
  readonly #layouts = new Map<string, { shapes: Slide; above: string | undefined }>()

  constructor(zip: Zip) {
    this.#zip = zip
  }

  /** A slide's shapes with their text; placeholders without a place of their own take their layout's or master's. */
  async read(part: string): Promise<Slide> {
    const relations = await readRelations(this.#zip, part)
    const shapes = await readShapes(this.#zip, part, relations)
    let above = relations.find(({ type }) => type === 'slideLayout')?.target
    for (let level = 0; level < LEVELS && above && shapes.some(({ box }) => !box); level += 1) {
      const layout = await this.#layout(above)
      for (const shape of shapes) shape.box ??= placeOf(shape, layout.shapes)
      above = layout.above
    }
    return shapes
  }

  async #layout(part: string) {
    const known = this.#layouts.get(part)
    if (known) return known
    const relations = await readRelations(this.#zip, part)
    const above = relations.find(({ type }) => type === 'slideMaster')?.target
    const layout = { shapes: await readShapes(this.#zip, part, relations), above }
    this.#layouts.set(part, layout)
    return layout
  }
}

function placeOf(shape: Shape, places: readonly Shape[]): Box | undefined {
  if (!shape.role && !shape.index) return undefined
  const same = places.find(({ index }) => index !== '' && index === shape.index)
  const alike = places.find(({ role }) => plainRole(role) === plainRole(shape.role))
  return same?.box ?? alike?.box
}

function plainRole(role: string): string {
  if (role === 'ctrTitle') return 'title'
  return role === 'subTitle' || role === 'obj' || role === '' ? 'body' : role
}

async function readShapes(zip: Zip, part: string, relations: readonly Relation[]): Promise<Shape[]> {
  const reader = new ShapeReader(new Map(relations.map(({ id, target }) => [id, target])))
  for (const event of xmlEvents(await zip.readText(part))) reader.take(event)
  return reader.shapes
}

class ShapeReader {
  readonly shapes: Shape[] = []
  readonly #pictures: ReadonlyMap<string, string>
  #shape: Shape | undefined
  #line: Line | undefined
  #isText = false
  readonly #alternates = new Alternates()

  constructor(pictures: ReadonlyMap<string, string>) {
    this.#pictures = pictures
  }

  take(event: XmlEvent): void {
    if (this.#alternates.takes(event)) return
    if (event.kind === 'text') {
      if (this.#isText && this.#line) this.#line.text += event.text
    } else if (event.kind === 'close') this.#close(event.name)
    else this.#open(event.name, event.attributes, event.isEmpty)
  }

  #open(name: string, attributes: Attributes, isEmpty: boolean): void {
    if (/^p:(?:sp|pic|graphicFrame)$/.test(name)) this.#shape = { role: '', index: '', box: undefined, lines: [] }
    else if (name === 'a:p') {
      this.#line = { text: '' }
      if (isEmpty) this.#endLine()
    } else if (name === 'a:t' || name === 'm:t') this.#isText = !isEmpty
    else if (name === 'a:br' && this.#line) this.#line.text += '\n'
    else if (name === 'a:tc' && this.#shape) this.#shape.lines.push({ text: '' })
    else this.#property(name, attributes)
  }

  #property(name: string, attributes: Attributes): void {
    const [shape, line] = [this.#shape, this.#line]
    if (!shape) return
    if (name === 'p:ph') {
      shape.role = attributes.type ?? 'body'
      shape.index = attributes.idx ?? ''
    } else if (name === 'a:off') shape.box = { ...origin(attributes), width: 0, height: 0 }
    else if (name === 'a:ext' && shape.box && shape.box.width === 0) Object.assign(shape.box, extent(attributes))
    else if (name === 'a:blip') {
      const part = this.#pictures.get(attributes['r:embed'] ?? '')
      if (part) shape.picture = part
    } else if (name === 'a:pPr' && line) line.align = attributes.algn ?? 'l'
    else if (name === 'a:rPr' && line) {
      const size = Number(attributes.sz) / 100
      if (size >= 4 && size <= 200) line.size = size
      if (attributes.b === '1') line.isBold = true
    }
  }

  #close(name: string): void {
    if (name === 'a:t' || name === 'm:t') this.#isText = false
    else if (name === 'a:p') this.#endLine()
    else if (/^p:(?:sp|pic|graphicFrame)$/.test(name) && this.#shape) {
      this.shapes.push(this.#shape)
      this.#shape = undefined
    }
  }

  #endLine(): void {
    if (this.#line && this.#shape) this.#shape.lines.push(this.#line)
    this.#line = undefined
  }
}

function origin(attributes: Attributes): { left: number; top: number } {
  return { left: points(attributes, 'x'), top: points(attributes, 'y') }
}

function extent(attributes: Attributes): { width: number; height: number } {
  return { width: points(attributes, 'cx'), height: points(attributes, 'cy') }
}

function points(attributes: Attributes, name: string): number {
  const value = Number(attributes[name]) / EMU_PER_POINT
  return Number.isFinite(value) ? Math.min(10_000, Math.max(-10_000, value)) : 0
}
