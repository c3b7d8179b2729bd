import { SaxesParser } from 'saxes'
import type { Attributes } from '../../formats/xml.ts'
import { Unreadable } from '../../unreadable.ts'

/** What becomes of an element: left out with all inside, or kept with these attributes. */
export type Rule = (name: string, attributes: Attributes) => Attributes | 'drop'

const MAX_DEPTH = 1_000
const PIECE = 65_536

/**
 * XML written anew, element by element, as the rule says. Comments, instructions and a document type stay behind.
 * @throws Unreadable `Corrupt` at the first fault: a copy is never made of what is not understood
 */
export function rewriteXml(xml: string, rule: Rule): string {
  const pieces = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>']
  const parser = new SaxesParser({ xmlns: false, position: false } as const)
  let [depth, droppedAt, isOpen] = [0, 0, false]
  const close = () => {
    if (isOpen) pieces.push('>')
    isOpen = false
  }
  const text = (words: string) => {
    if (depth === 0 || droppedAt > 0 || words === '') return
    close()
    pieces.push(escaped(words))
  }
  parser.on('error', (error) => {
    throw new Unreadable('Corrupt', `The document's XML can't be read: ${error.message}`)
  })
  parser.on('doctype', () => {
    throw new Unreadable('Corrupt', 'The document declares a document type')
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > MAX_DEPTH) throw new Unreadable('TooLarge', 'The XML is nested too deep')
    if (droppedAt > 0) return
    const kept = rule(name, attributes)
    if (kept === 'drop') {
      droppedAt = depth
      return
    }
    close()
    pieces.push(
      `<${name}${Object.entries(kept)
        .map(([key, value]) => ` ${key}="${quoted(value)}"`)
        .join('')}`,
    )
    isOpen = true
  })
  parser.on('text', text)
  parser.on('cdata', text)
  parser.on('closetag', ({ name }) => {
    if (droppedAt === 0) {
      pieces.push(isOpen ? '/>' : `</${name}>`)
      isOpen = false
    }
    if (droppedAt === depth) droppedAt = 0
    depth -= 1
  })
  for (let at = 0; at < xml.length; at += PIECE) parser.write(xml.slice(at, at + PIECE))
  parser.close()
  return pieces.join('')
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;')
const quoted = (text: string): string =>
  escaped(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')
