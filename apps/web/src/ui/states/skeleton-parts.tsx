import { CardGrid } from '../cards/card-grid.tsx'
import classes from './states.module.css'

export const WIDTHS = [168, 212, 284, 320, 336, 248, 300, 152, 216, 240, 190, 178, 260, 220]
export const pick = <T,>(list: readonly T[], at: number, otherwise: T) => list[at % list.length] ?? otherwise
export const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A grey bar 12 high in place of a word. */
export function Bar({ width }: { width: number | string }) {
  return <span className={classes.bar} style={{ width, maxWidth: '100%' }} />
}

/** Rows without a head on their way; `height` 64 on phones, 62 in the review's queue. */
export function SkeletonList({ label, count = 8, height = 64 }: { label: string; count?: number; height?: number }) {
  return (
    <div className={classes.skeleton} role="status" aria-label={label}>
      {numbers(count).map((row) => (
        <div key={row} className={classes.skeletonRow} style={{ height }}>
          <span className={classes.square} style={{ width: 24, height: 24 }} />
          <span style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, flex: 1, minWidth: 0 }}>
            <Bar width={pick(WIDTHS, row, 200)} />
            <Bar width={pick(WIDTHS, row + 3, 120) / 2} />
          </span>
        </div>
      ))}
    </div>
  )
}

/** Cards on their way. */
export function SkeletonGrid({ label, count = 8, dense }: { label: string; count?: number; dense?: boolean }) {
  return (
    <div className={classes.skeleton} role="status" aria-label={label}>
      <CardGrid {...(dense && { dense })}>
        {numbers(count).map((card) => (
          <div key={card} className={classes.skeletonCard}>
            <div className={classes.skeletonPreview} />
            <div className={classes.skeletonFoot}>
              <Bar width="85%" />
              <Bar width="50%" />
              <Bar width="35%" />
            </div>
          </div>
        ))}
      </CardGrid>
    </div>
  )
}
