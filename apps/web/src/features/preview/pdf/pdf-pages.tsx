import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useIsPhone } from '../../../ui/media.ts'
import { useOfferControls } from '../viewer-controls.ts'
import { t } from '../words.ts'
import { FindBar } from './find-bar.tsx'
import { failureOf } from './load-pdf.ts'
import { PageControl } from './page-control.tsx'
import type { PageSize } from './page-layout.ts'
import { PageStrip } from './page-strip.tsx'
import classes from './pdf.module.css'
import { type PageEvents, PdfPage } from './pdf-page.tsx'
import { useReveal } from './reveal.ts'
import { useFind } from './use-find.ts'
import { useFindBar } from './use-find-bar.ts'
import { usePages } from './use-pages.ts'
import { usePdfKeys } from './use-pdf-keys.ts'
import { usePdfZoom } from './use-pdf-zoom.ts'

interface PdfPagesProps {
  pdf: PDFDocumentProxy
  first: PageSize
  /** The page to begin with, from 1. */
  page?: number | undefined
  /** A text to find at once. */
  find?: string | undefined
  onStale?: (() => void) | undefined
}

const none: readonly never[] = []

/** The pages of an open PDF, the strip of small ones, the floating control and the find bar. */
export function PdfPages({ pdf, first, page = 1, find: asked = '', onStale }: PdfPagesProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const isPhone = useIsPhone()
  const [zoom, setZoom] = useState<Parameters<typeof usePdfZoom>[0]['zoom']>('auto')
  const pages = usePages(scroller, { count: pdf.numPages, first, zoom, start: page - 1 })
  const { layout, share, current, goTo, setSize } = pages
  const bar = useFindBar(asked)
  const from = useRef(current)
  from.current = current
  const find = useFind(
    pdf,
    bar.isOpen ? bar.query : '',
    useCallback(() => from.current, []),
  )
  const zoomControl = usePdfZoom({ zoom, share, onZoom: setZoom, scroller })
  usePdfKeys({ scroller, zoom: zoomControl, current, goTo, openFind: bar.open })
  useOfferControls(
    useMemo(() => ({ find: { isOpen: bar.isOpen, toggle: bar.toggle }, zoom: zoomControl }), [bar, zoomControl]),
  )
  const mark = useReveal(find.current, { scroller, goTo })
  const on = useMemo<PageEvents>(
    () => ({ size: setSize, page: goTo, mark, failed: (error) => failureOf(error) === 'gone' && onStale?.() }),
    [setSize, goTo, mark, onStale],
  )
  return (
    <div className={classes.viewer}>
      {!isPhone && pdf.numPages > 1 && <PageStrip pdf={pdf} size={first} current={current} onPage={goTo} />}
      <div className={classes.middle}>
        <section
          ref={scroller}
          className={classes.scroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          tabIndex={0}
          aria-label={t('pages')}
          onScroll={pages.look}
        >
          <div className={classes.column} style={{ height: layout.height, width: layout.width + 48 }}>
            {pages.isMeasured &&
              pages.shown.map((index) => (
                <PdfPage
                  key={index}
                  pdf={pdf}
                  index={index}
                  scale={share * (96 / 72)}
                  box={{
                    top: layout.tops[index] ?? 0,
                    width: layout.widths[index] ?? 0,
                    height: layout.heights[index] ?? 0,
                  }}
                  matches={find.pages.get(index) ?? none}
                  current={find.current?.page === index ? find.current.match : undefined}
                  on={on}
                />
              ))}
          </div>
        </section>
        <PageControl current={current} count={pdf.numPages} onPage={goTo} zoom={zoomControl} />
        {bar.isOpen && (
          <FindBar query={bar.query} onQuery={bar.setQuery} find={find} onClose={bar.close} asked={bar.asked} />
        )}
      </div>
    </div>
  )
}
