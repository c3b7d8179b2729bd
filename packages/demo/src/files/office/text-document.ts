import { type Block, runsOf, splitMark, type TableBlock } from '../blocks.ts'
import { xmlPart, xmlText } from './xml.ts'
import { packZip } from './zip.ts'

const namespaces =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:meta="urn:oasis:names:tc:opendocument:xmlns:meta:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/" office:version="1.3"'

const paragraphStyles = [
  style('Plain', 'fo:margin-bottom="0.22cm" fo:text-align="justify"', 'fo:font-size="11pt"'),
  style(
    'Head',
    'fo:margin-top="0.3cm" fo:margin-bottom="0.15cm"',
    'fo:font-size="13pt" fo:font-weight="bold" fo:color="#1f3a73"',
  ),
  style('Middle', 'fo:text-align="center" fo:margin-bottom="0.1cm"', 'fo:font-size="12pt" fo:font-weight="bold"'),
  '<style:style style:name="Strong" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>',
  '<style:style style:name="Cell" style:family="table-cell"><style:table-cell-properties fo:border="0.5pt solid #aab2c2" fo:padding="0.12cm"/></style:style>',
].join('')

function style(name: string, paragraph: string, text: string): string {
  return `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties ${paragraph}/><style:text-properties ${text}/></style:style>`
}

export type TextDocument = { title: string; date: string; office: string; body: Block[] }

/** Blocks as an OpenDocument text (ODF 1.3): the university's name on top, then the title, then the blocks. */
export function textDocument(paper: TextDocument): Buffer {
  const head = ['^ Haraya State University', `^ ${paper.office}`, `# ${paper.title}`]
  const body = [...head, ...paper.body].map(blockXml).join('')
  const content = `<office:document-content ${namespaces}><office:automatic-styles>${paragraphStyles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`
  const meta = `<office:document-meta ${namespaces}><office:meta><dc:title>${xmlText(paper.title)}</dc:title><dc:date>${paper.date}T09:00:00</dc:date><meta:creation-date>${paper.date}T09:00:00</meta:creation-date></office:meta></office:document-meta>`
  const type = 'application/vnd.oasis.opendocument.text'
  const files = [`<manifest:file-entry manifest:full-path="/" manifest:version="1.3" manifest:media-type="${type}"/>`]
  for (const name of ['content.xml', 'styles.xml', 'meta.xml']) {
    files.push(`<manifest:file-entry manifest:full-path="${name}" manifest:media-type="text/xml"/>`)
  }
  const manifest = `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3">${files.join('')}</manifest:manifest>`
  return packZip([
    { name: 'mimetype', bytes: Buffer.from(type), stored: true },
    { name: 'content.xml', bytes: xmlPart(content) },
    {
      name: 'styles.xml',
      bytes: xmlPart(`<office:document-styles ${namespaces}><office:styles/></office:document-styles>`),
    },
    { name: 'meta.xml', bytes: xmlPart(meta) },
    { name: 'META-INF/manifest.xml', bytes: xmlPart(manifest) },
  ])
}

function blockXml(block: Block): string {
  if (typeof block !== 'string')
    return 'signed' in block ? textXml(`**${block.signed}**, ${block.position}`) : tableXml(block)
  return block === '---' || block === '===' ? '' : textXml(block)
}

function textXml(block: string): string {
  const { mark, rest } = splitMark(block)
  const runs = runsOf(rest)
    .map(({ text, bold }) =>
      bold ? `<text:span text:style-name="Strong">${xmlText(text)}</text:span>` : xmlText(text),
    )
    .join('')
  if (mark === '#' || mark === '##') return `<text:h text:style-name="Head" text:outline-level="1">${runs}</text:h>`
  if (mark === '-')
    return `<text:list><text:list-item><text:p text:style-name="Plain">${runs}</text:p></text:list-item></text:list>`
  return `<text:p text:style-name="${mark === '^' || mark === '=' ? 'Middle' : 'Plain'}">${runs}</text:p>`
}

function tableXml(table: TableBlock): string {
  const cell = (text: string) =>
    `<table:table-cell table:style-name="Cell" office:value-type="string"><text:p>${xmlText(text)}</text:p></table:table-cell>`
  const rows = [table.heads, ...table.rows].map(
    (cells) => `<table:table-row>${cells.map(cell).join('')}</table:table-row>`,
  )
  return `<table:table><table:table-column table:number-columns-repeated="${table.heads.length}"/>${rows.join('')}</table:table>`
}
