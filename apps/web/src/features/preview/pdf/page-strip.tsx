import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { t } from '../words.ts'
import { drawPage, freeCanvas } from './draw-page.ts'
import { type PageSize, pagesBetween } from './page-layout.ts'
import classes from './pdf.module.css'
import { stripLayout, thumbWidth } from './strip-layout.ts'

interface PageStripProps {
  pdf: PDFDocumentProxy
  size: PageSize
  current: number
  onPage: (index: number) => void
}

/** The pages as small pictures, 76 wide. Arrow keys walk through them. */
export function PageStrip({ pdf, size, current, onPage }: PageStripProps) {
  const scroller = useRef<HTMLElement>(null)
  const layout = useMemo(() => stripLayout(pdf.numPages, size), [pdf, size])
  const [view, setView] = useState({ top: 0, height: 0 })
  const look = () => {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {}
    setView({ top: scrollTop, height: clientHeight })
  }
  useEffect(look, [])
  useEffect(() => {
    const top = layout.tops[current] ?? 0
    const node = scroller.current
    if (!node) return
    if (top < node.scrollTop) node.scrollTo({ top: top - 18 })
    const bottom = top + (layout.heights[current] ?? 0)
    if (bottom > node.scrollTop + node.clientHeight) node.scrollTo({ top: bottom + 18 - node.clientHeight })
  }, [layout, current])
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: pdf.numPages - 1 }[event.key]
    if (to === undefined || to < 0 || to >= pdf.numPages) return
    event.preventDefault()
    onPage(to)
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>('[aria-current]')?.focus())
  }
  const { first, last } = pagesBetween(layout, view.top - view.height, view.top + 2 * view.height)
  const shown = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return (
    <nav ref={scroller} className={classes.strip} aria-label={t('pages')} onScroll={look} onKeyDown={onKeyDown}>
      <div style={{ height: layout.height }}>
        {(shown.includes(current) ? shown : [...shown, current]).map((index) => (
          <button
            key={index}
            type="button"
            className={classes.thumb}
            aria-label={t('page', { page: index + 1 })}
            aria-current={index === current ? 'page' : undefined}
            tabIndex={index === current ? 0 : -1}
            style={{ top: layout.tops[index], width: thumbWidth, height: layout.heights[index] }}
            onClick={() => onPage(index)}
          >
            <Thumb pdf={pdf} index={index} />
          </button>
        ))}
      </div>
    </nav>
  )
}

/** Small pictures wait for the page that is read. */
const settleMs = 250

function Thumb({ pdf, index }: { pdf: PDFDocumentProxy; index: number }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const node = place.current
    let drawing: ReturnType<typeof drawPage> | undefined
    let isOver = false
    const draw = async () => {
      const page = await pdf.getPage(index + 1)
      if (isOver) return
      drawing = drawPage(page, thumbWidth / page.getViewport({ scale: 1 }).width)
      const canvas = await drawing.done
      if (canvas && !isOver) node?.replaceChildren(canvas)
    }
    // A page that can't be drawn stays white here; the large one says so.
    const timer = setTimeout(() => void draw().catch(() => undefined), settleMs)
    return () => {
      isOver = true
      clearTimeout(timer)
      drawing?.cancel()
      for (const canvas of node?.querySelectorAll('canvas') ?? []) freeCanvas(canvas)
    }
  }, [pdf, index])
  return <span ref={place} />
}
