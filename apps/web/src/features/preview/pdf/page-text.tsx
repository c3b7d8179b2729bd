import { type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef } from 'react'
import classes from './pdf.module.css'

interface PageTextProps {
  page: PDFPageProxy
  /** Called with the element of each run of text, in the order of the page's runs. */
  onRuns: (runs: readonly HTMLElement[]) => void
}

/** The page's words over its picture: unseen, to be selected, copied and read aloud. */
export function PageTextLayer({ page, onRuns }: PageTextProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const container = document.createElement('div')
    container.className = classes.words ?? ''
    place.current?.replaceChildren(container)
    const layer = new TextLayer({
      textContentSource: page.streamTextContent(),
      container,
      viewport: page.getViewport({ scale: 1 }),
    })
    layer.render().then(
      () => onRuns(layer.textDivs),
      // The picture stands without its words; there is nothing else to do about it.
      () => undefined,
    )
    return () => layer.cancel()
  }, [page, onRuns])
  return <div ref={place} />
}
