import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'
import { stripDrawing } from './strip-pdf.ts'

const name = (text: string): PDFName => PDFName.of(text)
/** Names that a drawing calls things by. */
const CALLED = /\/([^\s/<>[\](){}%]+)\s+Do\b/g

/**
 * Takes away the pictures and forms that no page draws: what somebody removed from a page often still lies among its things.
 * Drawings lose what is only read aloud on the way.
 */
export function pruneUnused(context: PDFContext, pages: readonly PDFPage[]): void {
  const used = new Map<PDFDict, Set<string>>()
  const seen = new Set<PDFObject>()
  const visit = (drawing: string, resources: PDFDict | undefined): void => {
    const things = resources?.lookup(name('XObject'))
    if (!(things instanceof PDFDict)) return
    const names = used.get(things) ?? new Set()
    used.set(things, names)
    for (const [, called = ''] of drawing.matchAll(CALLED)) {
      names.add(called)
      const thing = things.get(PDFName.of(called))
      if (!thing || seen.has(thing)) continue
      seen.add(thing)
      const form = thing instanceof PDFRef ? context.lookup(thing) : thing
      if (!(form instanceof PDFStream) || form.dict.lookup(name('Subtype')) !== name('Form')) continue
      const own = form.dict.lookup(name('Resources'))
      visit(stripDrawing(context, thing), own instanceof PDFDict ? own : resources)
    }
  }
  for (const { node } of pages) {
    const resources = node.lookup(name('Resources'))
    const drawings = contentsOf(node).map((part) => stripDrawing(context, part))
    visit(drawings.join('\n'), resources instanceof PDFDict ? resources : undefined)
  }
  for (const [things, names] of used)
    for (const key of things.keys()) if (!names.has(key.asString().slice(1))) things.delete(key)
}

function contentsOf(node: PDFDict): PDFObject[] {
  const contents = node.get(name('Contents'))
  const list = node.lookup(name('Contents'))
  if (list instanceof PDFArray) return list.asArray()
  return contents ? [contents] : []
}
