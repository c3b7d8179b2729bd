import { type Attributes, xmlEvents } from './xml.ts'

export interface TextStyle {
  size?: number
  isBold?: boolean
  align?: string
  spaceBefore?: number
  spaceAfter?: number
  indent?: number
}

interface NamedStyle extends TextStyle {
  basedOn?: string
}

/** The styles of a Word document that a drawing of its text needs, each with what it inherits (ECMA-376 part 1, 17.7). */
export function readDocxStyles(xml: string): (id: string | undefined) => TextStyle {
  const styles = new Map<string, NamedStyle>()
  const defaults: NamedStyle = {}
  let current: NamedStyle | undefined
  let standard: string | undefined
  for (const event of xmlEvents(xml)) {
    if (event.kind !== 'open') continue
    if (event.name === 'w:docDefaults') current = defaults
    else if (event.name === 'w:style') {
      const id = event.attributes['w:styleId'] ?? ''
      current = {}
      styles.set(id, current)
      const isParagraph = event.attributes['w:type'] === 'paragraph'
      if (isParagraph && /^(?:1|true)$/.test(event.attributes['w:default'] ?? '')) standard = id
    } else if (event.name === 'w:basedOn' && current) {
      const parent = event.attributes['w:val']
      if (parent !== undefined) current.basedOn = parent
    } else if (current) applyProperty(current, event.name, event.attributes)
  }
  return (id) => resolveStyle(styles, defaults, id ?? standard)
}

/** Sets the one thing that a property element says; elements of no interest are passed over. */
export function applyProperty(style: TextStyle, name: string, attributes: Attributes): void {
  const value = attributes['w:val']
  if (name === 'w:sz' && value) style.size = clamp(Number(value) / 2, 4, 96)
  else if (name === 'w:b') style.isBold = value !== '0' && value !== 'false'
  else if (name === 'w:jc' && value) style.align = value
  else if (name === 'w:spacing') {
    const [before, after] = [attributes['w:before'], attributes['w:after']]
    if (before) style.spaceBefore = clamp(Number(before) / 20, 0, 200)
    if (after) style.spaceAfter = clamp(Number(after) / 20, 0, 200)
  } else if (name === 'w:ind') {
    const left = attributes['w:left'] ?? attributes['w:start']
    if (left) style.indent = clamp(Number(left) / 20, 0, 300)
  }
}

function resolveStyle(styles: Map<string, NamedStyle>, defaults: TextStyle, id: string | undefined): TextStyle {
  const chain: TextStyle[] = []
  let at = id
  for (let depth = 0; at !== undefined && depth < 12; depth += 1) {
    const style: NamedStyle | undefined = styles.get(at)
    if (!style) break
    chain.unshift(style)
    at = style.basedOn
  }
  return Object.assign({}, defaults, ...chain)
}

function clamp(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least
}
