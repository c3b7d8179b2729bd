import { inflateSync } from 'node:zlib'
import { CFB } from '@e965/xlsx'
import { Document, Packer, Paragraph, TextRun } from 'docx'
import { makeZip } from './make-zip.ts'

const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A Word document of a heading and paragraphs. */
export async function makeDocx(title: string, paragraphs: readonly string[]): Promise<Buffer> {
  const children = paragraphs.map((text) => new Paragraph({ children: [new TextRun(text)] }))
  const heading = new Paragraph({ text: title, heading: 'Heading1' })
  return await Packer.toBuffer(new Document({ sections: [{ children: [heading, ...children] }] }))
}

/** A Word package whose main part is the given XML. */
export function docxOf(documentXml: string | Buffer, claimedSize?: number): Buffer {
  return makeZip([
    { name: '[Content_Types].xml', content: contentTypes('word/document.xml', 'wordprocessingml.document') },
    { name: '_rels/.rels', content: relations({ rId1: ['officeDocument', 'word/document.xml'] }) },
    { name: 'word/document.xml', content: documentXml, ...(claimedSize === undefined ? {} : { claimedSize }) },
  ])
}

/** A presentation; each slide is a list of paragraphs, the first being its title. */
export function makePptx(slides: readonly (readonly string[])[]): Buffer {
  const ids = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`).join('')
  const links = Object.fromEntries(
    slides.map((_, index) => [`rId${index + 1}`, ['slide', `slides/slide${index + 1}.xml`]]),
  )
  return makeZip([
    { name: '[Content_Types].xml', content: contentTypes('ppt/presentation.xml', 'presentationml.presentation') },
    { name: '_rels/.rels', content: relations({ rId1: ['officeDocument', 'ppt/presentation.xml'] }) },
    {
      name: 'ppt/presentation.xml',
      content: `<p:presentation><p:sldIdLst>${ids}</p:sldIdLst><p:sldSz cx="9144000" cy="5143500"/></p:presentation>`,
    },
    { name: 'ppt/_rels/presentation.xml.rels', content: relations(links) },
    ...slides.map((lines, index) => ({ name: `ppt/slides/slide${index + 1}.xml`, content: slideXml(lines) })),
  ])
}

function slideXml([title = '', ...lines]: readonly string[]): string {
  const shape = (role: string, texts: readonly string[]) =>
    `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${role}"/></p:nvPr></p:nvSpPr><p:txBody>${texts
      .map((text) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`)
      .join('')}</p:txBody></p:sp>`
  return `<p:sld><p:cSld><p:spTree>${shape('title', [title])}${shape('body', lines)}</p:spTree></p:cSld></p:sld>`
}

function contentTypes(part: string, kind: string): string {
  const type = `application/vnd.openxmlformats-officedocument.${kind}.main+xml`
  return `<?xml version="1.0"?><Types><Override PartName="/${part}" ContentType="${type}"/></Types>`
}

function relations(links: Record<string, readonly string[]>): string {
  const each = Object.entries(links).map(
    ([id, [type, target]]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  )
  return `<?xml version="1.0"?><Relationships xmlns="${RELATIONS}">${each.join('')}</Relationships>`
}

/** An OpenDocument package of a kind ('text', 'presentation') with the given body. */
export function makeOdf(kind: string, body: string, manifest = ''): Buffer {
  return makeZip([
    { name: 'mimetype', content: `application/vnd.oasis.opendocument.${kind}` },
    {
      name: 'content.xml',
      content: `<office:document-content><office:body>${body}</office:body></office:document-content>`,
    },
    { name: 'META-INF/manifest.xml', content: `<manifest:manifest>${manifest}</manifest:manifest>` },
  ])
}

/** An OLE compound file of the given streams. */
export function makeCompound(streams: Record<string, Buffer>): Buffer {
  const container = CFB.utils.cfb_new()
  for (const [name, content] of Object.entries(streams)) CFB.utils.cfb_add(container, `/${name}`, content)
  return Buffer.from(CFB.write(container, { type: 'buffer' }))
}

/**
 * The smallest Word 97 file that holds a text: one piece of 8-bit letters ([MS-DOC] 2.5, 2.9.38).
 * @param deleted the words that tracked changes deleted
 */
export function makeDoc(text: string, { flags = 0, deleted = '' } = {}): Buffer {
  const start = 0x400
  const main = Buffer.alloc(Math.max(4_096, start + text.length))
  main.writeUInt16LE(0xa5ec, 0)
  main.writeUInt16LE(0xc1, 2)
  main.writeUInt16LE(flags, 0x0a)
  main.writeUInt32LE(text.length, 0x4c)
  main.write(text, start, 'latin1')
  const table = Buffer.alloc(4_096)
  table[0] = 2
  table.writeUInt32LE(16, 1)
  table.writeUInt32LE(text.length, 9)
  table.writeUInt32LE(0x40000000 + start * 2, 15)
  main.writeUInt32LE(21, 0x1a6)
  if (deleted) markDeleted({ main, table }, start + text.indexOf(deleted), deleted.length)
  return makeCompound({ WordDocument: main, '0Table': table })
}

/** One page of letter properties, its only run marked by sprmCFRMarkDel after another property ([MS-DOC] 2.9.32). */
function markDeleted({ main, table }: { main: Buffer; table: Buffer }, start: number, length: number): void {
  const page = main.subarray(2_048, 2_560)
  page.writeUInt32LE(start, 0)
  page.writeUInt32LE(start + length, 4)
  page[8] = 100
  page.set([7, 0x60, 0x4a, 1, 0, 0x00, 0x08, 1], 200)
  page[511] = 1
  table.writeUInt32LE(start, 100)
  table.writeUInt32LE(start + length, 104)
  table.writeUInt32LE(4, 108)
  main.writeUInt32LE(100, 0xfa)
  main.writeUInt32LE(12, 0xfe)
}

/** A Word 95 file: its text in one stretch. */
export function makeDoc95(text: string): Buffer {
  const main = Buffer.alloc(4_096)
  main.writeUInt16LE(0xa5dc, 0)
  main.writeUInt32LE(768, 0x18)
  main.writeUInt32LE(text.length, 0x34)
  main.write(text, 768, 'latin1')
  return makeCompound({ WordDocument: main })
}

/** A slide of a PowerPoint 97 file: its placeholders' text, and the text of its free boxes now and before an edit. */
export interface PptSlide {
  placeholders: readonly string[]
  boxes?: readonly string[]
  boxesBefore?: readonly string[]
  /** What the speaker is to say, and what else lies on that page. */
  notes?: readonly string[]
}

const FIRST_SLIDE = 256

/** A PowerPoint 97 file saved twice, the second time in pieces ([MS-PPT] 2.1.2, 2.4.14.3). */
export function makePpt(
  slides: readonly PptSlide[],
  { token = 0xe391c05f, objects = [] }: { token?: number; objects?: readonly Buffer[] } = {},
): Buffer {
  const pieces: Buffer[] = []
  const add = (piece: Buffer) => {
    pieces.push(piece)
    return pieces.reduce((total, { length }) => total + length, 0) - piece.length
  }
  const entries = slides.flatMap(({ placeholders }, index) => [
    record(0, 0x03f3, numbers(index + 2, 0, 0, FIRST_SLIDE + index, 0)),
    ...placeholders.map(textRecord),
  ])
  const noted = slides.flatMap(({ notes }, index) => (notes ? [{ notes, slide: FIRST_SLIDE + index }] : []))
  const notesEntries = noted.map((_, index) => record(0, 0x03f3, numbers(slides.length + 2 + index, 0, 0, 1, 0)))
  const lists = [record(0x0f, 0x0ff0, Buffer.concat(entries)), record(0x2f, 0x0ff0, Buffer.concat(notesEntries))]
  const document = add(record(0x0f, 0x03e8, Buffer.concat(lists)))
  const save = (boxesOf: (slide: PptSlide) => readonly string[], last: number) => {
    const offsets = slides.map((slide) => add(record(0x0f, 0x03ee, Buffer.concat(boxesOf(slide).map(textRecord)))))
    for (const { notes, slide } of noted)
      offsets.push(
        add(record(0x0f, 0x03f0, Buffer.concat([record(1, 0x03f1, numbers(slide, 0)), ...notes.map(textRecord)]))),
      )
    // Compressed, with their whole length before them ([MS-PPT] 2.10.34).
    for (const object of objects)
      offsets.push(add(record(0x10, 0x1011, Buffer.concat([numbers(inflateSync(object).length), object]))))
    const directory = add(record(0, 0x1772, numbers(1 + (offsets.length + 1) * 2 ** 20, document, ...offsets)))
    return add(record(0, 0x0ff5, numbers(0, 0, last, directory, 1)))
  }
  const first = save(({ boxesBefore = [] }) => boxesBefore, 0)
  const newest = save(({ boxes = [] }) => boxes, first)
  return makeCompound({
    'PowerPoint Document': Buffer.concat([...pieces, Buffer.alloc(4_096)]),
    'Current User': Buffer.concat([record(0, 0x0ff6, numbers(20, token, newest, 0)), Buffer.alloc(4_096)]),
  })
}

function textRecord(text: string): Buffer {
  return record(0, 0x0fa0, Buffer.from(text, 'utf16le'))
}

function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => {
    bytes.writeUInt32LE(value, index * 4)
  })
  return bytes
}

function record(version: number, type: number, body: Buffer): Buffer {
  const header = Buffer.alloc(8)
  header.writeUInt16LE(version, 0)
  header.writeUInt16LE(type, 2)
  header.writeUInt32LE(body.length, 4)
  return Buffer.concat([header, body])
}

/** A part of a Word package beside its main one, and the kind of its relation to that. */
export interface DocxPart {
  name: string
  content: string | Buffer
  relation: string
}

/** A Word package of a body and of parts that the body is related to. */
export function docxWith(body: string, parts: readonly DocxPart[] = []): Buffer {
  const links = Object.fromEntries(parts.map(({ name, relation }, index) => [`rId${index + 1}`, [relation, name]]))
  return makeZip([
    { name: '[Content_Types].xml', content: contentTypes('word/document.xml', 'wordprocessingml.document') },
    { name: '_rels/.rels', content: relations({ rId1: ['officeDocument', 'word/document.xml'] }) },
    { name: 'word/_rels/document.xml.rels', content: relations(links) },
    { name: 'word/document.xml', content: `<w:document><w:body>${body}</w:body></w:document>` },
    ...parts.map(({ name, content }) => ({ name: `word/${name}`, content })),
  ])
}

/** A presentation of one slide, and the parts that the slide is related to. */
export function makePptxWith(slide: string, parts: readonly DocxPart[]): Buffer {
  const links = Object.fromEntries(
    parts.map(({ name, relation }, index) => [`rId${index + 1}`, [relation, `../${name}`]]),
  )
  return makeZip([
    { name: '[Content_Types].xml', content: contentTypes('ppt/presentation.xml', 'presentationml.presentation') },
    { name: '_rels/.rels', content: relations({ rId1: ['officeDocument', 'ppt/presentation.xml'] }) },
    {
      name: 'ppt/presentation.xml',
      content: '<p:presentation><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst></p:presentation>',
    },
    { name: 'ppt/_rels/presentation.xml.rels', content: relations({ rId1: ['slide', 'slides/slide1.xml'] }) },
    { name: 'ppt/slides/slide1.xml', content: slide },
    { name: 'ppt/slides/_rels/slide1.xml.rels', content: relations(links) },
    ...parts.map(({ name, content }) => ({ name: `ppt/${name}`, content })),
  ])
}
