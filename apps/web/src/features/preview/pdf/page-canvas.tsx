import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef } from 'react'
import { drawPage, freeCanvas } from './draw-page.ts'
import classes from './pdf.module.css'

const settleMs = 150

interface PageCanvasProps {
  page: PDFPageProxy
  /** CSS pixels a point. */
  scale: number
  onFailed: (error: unknown) => void
}

/** The picture of a page. While another size is drawn, the old picture is stretched to it, so nothing flashes. */
export function PageCanvas({ page, scale, onFailed }: PageCanvasProps) {
  const place = useRef<HTMLDivElement>(null)
  const failed = useRef(onFailed)
  failed.current = onFailed
  useEffect(() => {
    let drawing: ReturnType<typeof drawPage> | undefined
    const timer = setTimeout(
      () => {
        drawing = drawPage(page, scale)
        drawing.done.then(
          (canvas) => canvas && place.current && show(place.current, canvas),
          (error: unknown) => failed.current(error),
        )
      },
      place.current?.firstChild ? settleMs : 0,
    )
    return () => {
      clearTimeout(timer)
      drawing?.cancel()
    }
  }, [page, scale])
  useEffect(() => {
    const shown = place.current
    return () => {
      for (const canvas of shown?.querySelectorAll('canvas') ?? []) freeCanvas(canvas)
    }
  }, [])
  return <div ref={place} className={classes.picture} aria-hidden="true" />
}

function show(place: HTMLElement, canvas: HTMLCanvasElement): void {
  for (const old of place.querySelectorAll('canvas')) freeCanvas(old)
  place.replaceChildren(canvas)
}
