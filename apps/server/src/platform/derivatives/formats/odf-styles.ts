import type { Paragraph } from '../drawing/blocks.ts'
import { xmlEvents } from './xml.ts'

export interface OdfStyle {
  parent?: string
  size?: number
  isBold?: boolean
  align?: Paragraph['align']
  spaceAfter?: number
}

const ALIGNS: Readonly<Record<string, Paragraph['align']>> = {
  center: 'center',
  end: 'right',
  right: 'right',
  justify: 'justify',
}
const POINTS: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 28.3465, mm: 2.83465, px: 0.75 }

/** Paragraph and text styles by name, each with what it inherits. */
export function readOdfStyles(...parts: string[]): (name: string) => OdfStyle {
  const styles = new Map<string, OdfStyle>()
  for (const xml of parts) readInto(styles, xml)
  return (name) => {
    const chain: OdfStyle[] = []
    let at: string | undefined = name
    for (let depth = 0; at !== undefined && depth < 12; depth += 1) {
      const style: OdfStyle | undefined = styles.get(at)
      if (!style) break
      chain.unshift(style)
      at = style.parent
    }
    return Object.assign({}, ...chain)
  }
}

function readInto(styles: Map<string, OdfStyle>, xml: string): void {
  let current: OdfStyle = {}
  for (const event of xmlEvents(xml)) {
    if (event.kind === 'open' && event.name === 'office:body') return
    if (event.kind !== 'open') continue
    const { name, attributes } = event
    if (name === 'style:style') {
      const parent = attributes['style:parent-style-name']
      current = parent === undefined ? {} : { parent }
      styles.set(attributes['style:name'] ?? '', current)
    } else if (name === 'style:text-properties') {
      const size = points(attributes['fo:font-size'])
      if (size) current.size = Math.min(96, Math.max(4, size))
      const weight = attributes['fo:font-weight']
      if (weight) current.isBold = weight === 'bold' || Number(weight) >= 600
    } else if (name === 'style:paragraph-properties') {
      const align = ALIGNS[attributes['fo:text-align'] ?? '']
      if (align) current.align = align
      const after = points(attributes['fo:margin-bottom'])
      if (after !== undefined) current.spaceAfter = Math.min(100, Math.max(0, after))
    }
  }
}

function points(length: string | undefined): number | undefined {
  const match = /^(-?[\d.]+)(pt|in|cm|mm|px)$/.exec(length ?? '')
  return match ? Number(match[1]) * (POINTS[match[2] ?? ''] ?? 1) : undefined
}
