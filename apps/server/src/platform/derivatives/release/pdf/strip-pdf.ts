import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'
import { withoutSegments } from './jpeg-segments.ts'

const name = (text: string): PDFName => PDFName.of(text)
/** What a page is drawn from; everything else that may hang on it stays behind. */
const PAGE_KEYS = [
  'Type',
  'Parent',
  'MediaBox',
  'CropBox',
  'Rotate',
  'UserUnit',
  'Resources',
  'Contents',
  'Group',
  'Annots',
]
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate']
/** What says something about a thing, or leads from it to something else. */
const BESIDE = [
  ...['Metadata', 'PieceInfo', 'LastModified', 'StructParent', 'StructParents', 'Thumb', 'AA', 'AF', 'OC', 'OPI'],
  ...['Alternates', 'Measure', 'PtData', 'Properties', 'ID', 'Lang', 'Name'],
]
const SPOKEN = /\/(?:ActualText|Alt|E)\s*(?:\((?:[^()\\]|\\[\s\S])*\)|<[0-9A-Fa-f\s]*>)/g

/** Leaves on a page what it is drawn from, and its links to the web. */
export function stripPage(page: PDFPage): void {
  const { node } = page
  for (const key of INHERITED) {
    const value = node.getInheritableAttribute(name(key))
    if (value) node.set(name(key), value)
  }
  const links = linksOf(node)
  for (const key of node.keys()) if (!PAGE_KEYS.includes(key.decodeText())) node.delete(key)
  node.delete(name('Annots'))
  if (links.length > 0) node.set(name('Annots'), node.context.obj(links))
}

/** Links to the web, made anew: where, and the address. Links inside the document lead to pages that are others by now. */
function linksOf(node: PDFDict): PDFDict[] {
  const annotations = node.lookup(name('Annots'))
  if (!(annotations instanceof PDFArray)) return []
  return annotations.asArray().flatMap((_, at) => {
    const annotation = annotations.lookup(at)
    if (!(annotation instanceof PDFDict)) return []
    const act = annotation.lookup(name('A'))
    const address = act instanceof PDFDict ? act.lookup(name('URI')) : undefined
    const area = annotation.lookup(name('Rect'))
    if (annotation.lookup(name('Subtype')) !== name('Link') || !address || !area) return []
    const { context } = node
    const to = context.obj({ S: 'URI', URI: address })
    return [context.obj({ Type: 'Annot', Subtype: 'Link', Rect: area, Border: [0, 0, 0], A: to })]
  })
}

/** Takes away what stands beside the things that pages are drawn from; pictures lose what cameras wrote into them. */
export function stripThings(context: PDFContext, pages: readonly PDFPage[]): void {
  const seen = new Set<PDFObject>()
  const waiting: PDFObject[] = pages.map(({ node }) => node)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    if (next instanceof PDFRef) waiting.push(...present(resolved(context, next)))
    else if (next instanceof PDFArray) waiting.push(...next.asArray())
    else if (next instanceof PDFStream) waiting.push(next.dict)
    else if (next instanceof PDFDict) waiting.push(...stripped(next))
  }
}

const present = (object: PDFObject | undefined): PDFObject[] => (object ? [object] : [])

function stripped(dict: PDFDict): PDFObject[] {
  for (const key of BESIDE) dict.delete(name(key))
  return dict.entries().flatMap(([key, value]) => (key === name('Parent') ? [] : [value]))
}

/** What a reference leads to, its stream written anew where something was in it that is not drawn. */
function resolved(context: PDFContext, reference: PDFRef): PDFObject | undefined {
  const object = context.lookup(reference)
  if (!(object instanceof PDFRawStream)) return object
  const bytes = isFilteredBy(object, 'DCTDecode') ? withoutSegments(object.contents) : undefined
  if (bytes === undefined || bytes.length === object.contents.length) return object
  const slim = PDFRawStream.of(object.dict, bytes)
  context.assign(reference, slim)
  return slim
}

export function isFilteredBy(stream: PDFStream, filter: string): boolean {
  const filters = stream.dict.lookup(name('Filter'))
  return (
    filters === name(filter) ||
    (filters instanceof PDFArray && filters.size() === 1 && filters.lookup(0) === name(filter))
  )
}

/** A stream of drawing without the words that are to be read aloud in place of what is drawn. @returns its letters */
export function stripDrawing(context: PDFContext, reference: PDFObject | undefined): string {
  const stream = reference instanceof PDFRef ? context.lookup(reference) : reference
  if (!(stream instanceof PDFRawStream)) return ''
  const drawn = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
  if (!(reference instanceof PDFRef) || drawn.search(SPOKEN) < 0) return drawn
  const silent = drawn.replace(SPOKEN, '')
  const entries = Object.fromEntries(
    stream.dict
      .entries()
      .filter(([key]) => !['Filter', 'DecodeParms', 'Length'].includes(key.decodeText()))
      .map(([key, value]) => [key.decodeText(), value]),
  )
  context.assign(reference, context.flateStream(Buffer.from(silent, 'latin1'), entries))
  return silent
}
