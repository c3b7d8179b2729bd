/**
 * The prefixes that the programs of Office and OpenDocument write, by what they stand for: everything here asks for these
 * names. Of the strict kind of Office's documents the same prefixes stand for other addresses (ISO/IEC 29500-1).
 */
const USUAL: Readonly<Record<string, string>> = {
  w: 'wordprocessingml/main',
  p: 'presentationml/main',
  a: 'drawingml/main',
  c: 'drawingml/chart',
  dgm: 'drawingml/diagram',
  xdr: 'drawingml/spreadsheetDrawing',
  wp: 'drawingml/wordprocessingDrawing',
  m: 'officeDocument/math',
  r: 'officeDocument/relationships',
}
const OTHERS: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingShape': 'wps',
  'urn:schemas-microsoft-com:vml': 'v',
}
const OFFICE = /^http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml)\/(.+)$/
const ODF =
  /^urn:oasis:names:tc:opendocument:xmlns:(office|text|table|drawing|presentation|style|form|meta|chart|manifest|(?:xsl-fo|svg)-compatible):1\.0$/
const ODF_NAMES: Readonly<Record<string, string>> = {
  drawing: 'draw',
  'xsl-fo-compatible': 'fo',
  'svg-compatible': 'svg',
}
const BY_ADDRESS = new Map(Object.entries(USUAL).map(([prefix, address]) => [address, prefix]))

/** Names as they are usually written, in a text that declares other prefixes for the same things. */
export class XmlPrefixes {
  readonly #usual = new Map<string, string>()

  /** Notes what an element declares. A prefix means the same throughout a text: programs write no other. */
  declare(attributes: Readonly<Record<string, string>>): void {
    for (const name in attributes) {
      if (!name.startsWith('xmlns')) continue
      const prefix = name.slice(6)
      const usual = usualPrefix(attributes[name] ?? '')
      if (usual !== undefined && usual !== prefix) this.#usual.set(prefix, usual)
      else this.#usual.delete(prefix)
    }
  }

  get isUsual(): boolean {
    return this.#usual.size === 0
  }

  nameOf(name: string): string {
    const at = name.indexOf(':')
    const usual = this.#usual.get(at < 0 ? '' : name.slice(0, at))
    return usual === undefined ? name : `${usual}:${name.slice(at + 1)}`
  }

  /** Names of attributes without a prefix belong to their element. */
  attributesOf(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    return Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [name.includes(':') ? this.nameOf(name) : name, value]),
    )
  }
}

function usualPrefix(address: string): string | undefined {
  const office = OFFICE.exec(address)?.[1]?.replace(/\/2006(?=\/|$)/, '')
  if (office !== undefined) return BY_ADDRESS.get(office)
  const odf = ODF.exec(address)?.[1]
  return odf === undefined ? OTHERS[address] : (ODF_NAMES[odf] ?? odf)
}
