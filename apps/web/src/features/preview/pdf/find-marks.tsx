import { useLayoutEffect, useRef, useState } from 'react'
import type { Match, TextPoint } from './find-text.ts'
import classes from './pdf.module.css'

interface FindMarksProps {
  runs: readonly HTMLElement[]
  matches: readonly Match[]
  /** Index of the match that one stands at, if it is on this page. */
  current: number | undefined
  /** Called with the current match's element when it is drawn. */
  onCurrent: (mark: HTMLElement) => void
}

/** Rectangles over what was found, in percent of the page, so that they follow every zoom. */
export function FindMarks({ runs, matches, current, onCurrent }: FindMarksProps) {
  const place = useRef<HTMLDivElement>(null)
  const [rects, setRects] = useState<Rect[][]>([])
  useLayoutEffect(() => {
    const box = place.current?.getBoundingClientRect()
    setRects(box ? matches.map((match) => rectsOf(match, runs, box)) : [])
  }, [matches, runs])
  useLayoutEffect(() => {
    const mark = rects.length > 0 && place.current?.querySelector('[data-current]')
    if (mark instanceof HTMLElement) onCurrent(mark)
  }, [rects, onCurrent, current])
  return (
    <div ref={place} className={classes.marks} aria-hidden="true">
      {rects.flatMap((some, match) =>
        some.map((rect) => (
          <span
            key={`${match} ${rect.left} ${rect.top}`}
            className={classes.mark}
            data-current={match === current || undefined}
            style={{
              left: `${rect.left}%`,
              top: `${rect.top}%`,
              width: `${rect.width}%`,
              height: `${rect.height}%`,
            }}
          />
        )),
      )}
    </div>
  )
}

interface Rect {
  left: number
  top: number
  width: number
  height: number
}

function rectsOf({ from, to }: Match, runs: readonly HTMLElement[], box: DOMRect): Rect[] {
  const rects: Rect[] = []
  for (let run = from.run; run <= to.run; run += 1) {
    const range = rangeIn(runs[run], run === from.run ? from : undefined, run === to.run ? to : undefined)
    for (const { left, top, width, height } of range?.getClientRects() ?? []) {
      if (width < 0.5) continue
      rects.push({
        left: (100 * (left - box.left)) / box.width,
        top: (100 * (top - box.top)) / box.height,
        width: (100 * width) / box.width,
        height: (100 * height) / box.height,
      })
    }
  }
  return rects
}

function rangeIn(run: HTMLElement | undefined, from?: TextPoint, to?: TextPoint): Range | undefined {
  const text = run?.firstChild
  if (!(text instanceof Text) || !text.isConnected) return undefined
  const range = document.createRange()
  range.setStart(text, Math.min(from?.offset ?? 0, text.length))
  range.setEnd(text, Math.min(to?.offset ?? text.length, text.length))
  return range
}
