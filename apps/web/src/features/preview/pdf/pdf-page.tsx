import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useState } from 'react'
import { t } from '../words.ts'
import { FindMarks } from './find-marks.tsx'
import type { Match } from './find-text.ts'
import { PageCanvas } from './page-canvas.tsx'
import type { PageSize } from './page-layout.ts'
import { PageLinks } from './page-links.tsx'
import { PageTextLayer } from './page-text.tsx'
import classes from './pdf.module.css'
import { usePage } from './use-page.ts'

interface PdfPageProps {
  pdf: PDFDocumentProxy
  index: number
  /** CSS pixels a point. */
  scale: number
  /** Where it stands among the others, CSS pixels. */
  box: { top: number; width: number; height: number }
  matches: readonly Match[]
  current: number | undefined
  on: PageEvents
}

export interface PageEvents {
  /** What a page turned out to be high and wide. */
  size: (index: number, size: PageSize) => void
  failed: (error: unknown) => void
  page: (index: number) => void
  mark: (mark: HTMLElement) => void
}

/** One page: its picture, its words, what was found on it, its links. */
export function PdfPage({ pdf, index, scale, box, matches, current, on }: PdfPageProps) {
  const { page, failed } = usePage(pdf, index)
  const [runs, setRuns] = useState<readonly HTMLElement[]>([])
  const [undrawn, setUndrawn] = useState<unknown>()
  const error = failed ?? undrawn
  useEffect(() => {
    if (!page) return
    const { width, height } = page.getViewport({ scale: 1 })
    on.size(index, { width, height })
  }, [page, index, on])
  useEffect(() => {
    if (error) on.failed(error)
  }, [error, on])
  return (
    <section
      className={classes.page}
      data-page={index}
      aria-label={t('page', { page: index + 1 })}
      style={{ ...box, ['--total-scale-factor' as string]: scale }}
    >
      {page && <PageCanvas page={page} scale={scale} onFailed={setUndrawn} />}
      {matches.length > 0 && <FindMarks runs={runs} matches={matches} current={current} onCurrent={on.mark} />}
      {page && <PageTextLayer page={page} onRuns={setRuns} />}
      {page && <PageLinks pdf={pdf} page={page} onPage={on.page} />}
      {error !== undefined && <p className={classes.failed}>{t('pageFailed')}</p>}
    </section>
  )
}
