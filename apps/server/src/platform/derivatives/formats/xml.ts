/** One step through an XML text. Names keep their prefix; attributes are read on demand. */
export type XmlEvent =
  | { kind: 'open'; name: string; isEmpty: boolean; attributes: string }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

/**
 * Walks through XML in one pass without building a tree. Entities of a document type are never expanded and nothing
 * is ever fetched; broken XML yields what can be made out.
 */
export function* xmlEvents(xml: string): Generator<XmlEvent> {
  let at = 0
  while (at < xml.length) {
    const open = xml.indexOf('<', at)
    const textEnd = open === -1 ? xml.length : open
    if (textEnd > at) yield { kind: 'text', text: decodeEntities(xml.slice(at, textEnd)) }
    if (open === -1) return
    const special = specialEnd(xml, open)
    if (special) {
      if (xml.startsWith('<![CDATA[', open)) yield { kind: 'text', text: xml.slice(open + 9, special - 3) }
      at = special
      continue
    }
    const close = tagEnd(xml, open + 1)
    yield tagEvent(xml.slice(open + 1, close))
    at = close + 1
  }
}

function specialEnd(xml: string, open: number): number {
  const next = xml[open + 1]
  if (next === '?') return after(xml, '?>', open)
  if (next !== '!') return 0
  if (xml.startsWith('<!--', open)) return after(xml, '-->', open)
  if (xml.startsWith('<![CDATA[', open)) return after(xml, ']]>', open)
  return after(xml, '>', open)
}

function after(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from)
  return at === -1 ? xml.length : at + mark.length
}

/** The '>' that ends a tag: one inside a quoted value does not. */
function tagEnd(xml: string, from: number): number {
  let quote = ''
  for (let at = from; at < xml.length; at += 1) {
    const letter = xml[at]
    if (quote) quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '>') return at
  }
  return xml.length
}

function tagEvent(tag: string): XmlEvent {
  if (tag.startsWith('/')) return { kind: 'close', name: tag.slice(1).trim() }
  const isEmpty = tag.endsWith('/')
  const space = tag.search(/[\s/]/)
  const name = space === -1 ? tag : tag.slice(0, space)
  return { kind: 'open', name, isEmpty, attributes: space === -1 ? '' : tag.slice(space) }
}

/** The value of an attribute inside a tag's attribute text. */
export function attribute(attributes: string, name: string): string | undefined {
  const at = attributes.search(new RegExp(`(?<=\\s)${name}\\s*=\\s*["']`))
  if (at === -1) return undefined
  const start = attributes.slice(at).search(/["']/) + at
  const end = attributes.indexOf(attributes[start] ?? '"', start + 1)
  return end === -1 ? undefined : decodeEntities(attributes.slice(start + 1, end))
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Replaces the five entities of XML and character numbers; others stay as they are written. */
export function decodeEntities(text: string, more: Readonly<Record<string, string>> = {}): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,8})|#[xX]([\da-fA-F]{1,6})|([A-Za-z][A-Za-z\d]{1,31}));?/g, (whole, ...groups) => {
    const [decimal, hex, name] = groups as (string | undefined)[]
    if (name !== undefined) return NAMED[name] ?? more[name] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
