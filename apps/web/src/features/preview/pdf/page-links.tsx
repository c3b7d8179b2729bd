import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useState } from 'react'
import classes from './pdf.module.css'

interface PageLink {
  id: string
  /** In percent of the page. */
  box: { left: string; top: string; width: string; height: string }
  /** Outside of the document; only addresses that pdf.js holds for harmless (http, https, mailto, tel). */
  url?: string
  /** Inside of it, as the PDF names it. */
  to?: string | unknown[]
}

interface PageLinksProps {
  pdf: PDFDocumentProxy
  page: PDFPageProxy
  onPage: (index: number) => void
}

/** The links of a page: inside the document they turn pages, outside they open in a new tab. */
export function PageLinks({ pdf, page, onPage }: PageLinksProps) {
  const [links, setLinks] = useState<PageLink[]>([])
  useEffect(() => {
    let isOver = false
    linksOf(page).then(
      (found) => isOver || setLinks(found),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [page])
  return links.map(({ id, box, url, to }) =>
    url ? (
      <a key={id} className={classes.link} style={box} href={url} target="_blank" rel="noopener noreferrer">
        <span className="visually-hidden">{url}</span>
      </a>
    ) : (
      <button
        key={id}
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={classes.link}
        style={box}
        onClick={() => void pageOf(pdf, to).then((index) => index !== undefined && onPage(index))}
      />
    ),
  )
}

async function linksOf(page: PDFPageProxy): Promise<PageLink[]> {
  const all: Annotation[] = await page.getAnnotations({ intent: 'display' })
  const view = page.getViewport({ scale: 1 })
  return all.flatMap(({ id, subtype, url, dest, rect }): PageLink[] => {
    if (subtype !== 'Link' || !rect || !(url || dest)) return []
    const [x1, y1] = view.convertToViewportPoint(rect[0] ?? 0, rect[1] ?? 0) as [number, number]
    const [x2, y2] = view.convertToViewportPoint(rect[2] ?? 0, rect[3] ?? 0) as [number, number]
    const share = (part: number, whole: number) => `${(100 * part) / whole}%`
    const box = {
      left: share(Math.min(x1, x2), view.width),
      top: share(Math.min(y1, y2), view.height),
      width: share(Math.abs(x2 - x1), view.width),
      height: share(Math.abs(y2 - y1), view.height),
    }
    return [{ id, box, ...(url ? { url } : { to: dest }) }]
  })
}

interface Annotation {
  id: string
  subtype: string
  url?: string
  dest?: string | unknown[]
  rect?: number[]
}

async function pageOf(pdf: PDFDocumentProxy, to: PageLink['to']): Promise<number | undefined> {
  try {
    const target = typeof to === 'string' ? await pdf.getDestination(to) : to
    const page: unknown = target?.[0]
    if (typeof page === 'number') return page
    return page ? await pdf.getPageIndex(page as Parameters<PDFDocumentProxy['getPageIndex']>[0]) : undefined
  } catch {
    // A link to nowhere.
    return undefined
  }
}
