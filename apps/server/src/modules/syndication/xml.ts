/** A piece of XML that is written already; made by `el` alone, so that no text gets in unescaped. */
export class Xml {
  readonly xml: string
  constructor(xml: string) {
    this.xml = xml
  }
}
export type Content = Xml | string | number | null | undefined | false | readonly Content[]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
// What XML 1.0 can't hold in any form (2.2 Characters), and what no reader is to meet in it.
const unholdable = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu

/** Text as it stands in XML and HTML, between tags and in quoted attributes. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(unholdable, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? '')

/** An element; attributes and content that are null, undefined or false are left out. */
export function el(name: string, attributes: Record<string, string | null | undefined>, ...content: Content[]): Xml {
  const given = Object.entries(attributes).filter(([, value]) => value !== null && value !== undefined)
  const start = `${name}${given.map(([key, value]) => ` ${key}="${escaped(value ?? '')}"`).join('')}`
  const inner = written(content)
  return new Xml(inner === '' ? `<${start}/>` : `<${start}>${inner}</${name}>`)
}

function written(content: Content): string {
  if (content === null || content === undefined || content === false) return ''
  if (content instanceof Xml) return content.xml
  if (typeof content === 'string' || typeof content === 'number') return escaped(String(content))
  return content.map(written).join('')
}

/** A whole document of one root. */
export const xmlDocument = ({ xml }: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`
