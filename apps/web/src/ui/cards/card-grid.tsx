import type { ReactNode, Ref } from 'react'
import classes from './card.module.css'

interface CardGridProps {
  /** The heading above, 12/500. */
  label?: string
  /** `dense`: previews of 116 and narrower gaps, for working screens. */
  dense?: boolean
  /** At most four, in one line where there is room for them, else in two. */
  shelf?: boolean
  /** Pixels of undrawn cards before and after, for long grids. */
  space?: { before: number; after: number } | undefined
  gridRef?: Ref<HTMLDivElement>
  children: ReactNode
}

/** Cards side by side, as many as fit, at least 220 wide. */
export function CardGrid({ label, dense, shelf, space, gridRef, children }: CardGridProps) {
  return (
    <div>
      {label && <h2 className={classes.gridLabel}>{label}</h2>}
      <div
        ref={gridRef}
        className={classes.grid}
        data-dense={dense || undefined}
        data-shelf={shelf || undefined}
        style={space && { paddingTop: space.before, paddingBottom: space.after }}
      >
        {children}
      </div>
    </div>
  )
}
