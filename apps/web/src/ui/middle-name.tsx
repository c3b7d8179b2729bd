import type { PointerEvent } from 'react'
import classes from './middle-name.module.css'
import { namePartsOf } from './name-parts.ts'

interface MiddleNameProps {
  name: string
  className?: string
}

/**
 * A name on one line, cut in the middle when its place is too narrow, with the whole of it as tooltip and for readers.
 * The browser does the cutting, so nothing is measured and nothing jumps.
 */
export function MiddleName({ name, className }: MiddleNameProps) {
  const { head, tail } = namePartsOf(name)
  return (
    <span
      className={className ? `${classes.root} ${className}` : classes.root}
      dir="auto"
      onPointerEnter={showWholeIfCut}
    >
      <span className="visually-hidden">{name}</span>
      <span className={classes.head} aria-hidden="true">
        {head}
      </span>
      {tail && (
        <span className={classes.tail} aria-hidden="true">
          {tail}
        </span>
      )}
    </span>
  )
}

function showWholeIfCut({ currentTarget }: PointerEvent<HTMLElement>) {
  const [whole, head] = [...currentTarget.children]
  if (head && head.scrollWidth > head.clientWidth) currentTarget.title = whole?.textContent ?? ''
  else currentTarget.removeAttribute('title')
}
