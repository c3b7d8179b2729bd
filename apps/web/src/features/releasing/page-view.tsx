import { useElementSize } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Paper } from './paper.ts'
import classes from './releasing.module.css'
import { t } from './words.ts'

interface PageViewProps {
  paper: Paper
  index: number
  children: ReactNode
}

/** One page as wide as there is room, with what lies over it. */
export function PageView({ paper, index, children }: PageViewProps) {
  const { ref: room, width } = useElementSize<HTMLDivElement>()
  const place = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  const rounded = Math.floor(width / 16) * 16
  useEffect(() => {
    if (rounded === 0) return
    const { done, cancel } = paper.draw(index, rounded)
    done.then(
      (canvas) => {
        if (!canvas) return
        setFailed(false)
        place.current?.replaceChildren(canvas)
      },
      () => setFailed(true),
    )
    return cancel
  }, [paper, index, rounded])
  return (
    <div ref={room} className={classes.room}>
      <section className={classes.sheet} aria-label={t('page', { page: index + 1, count: paper.pageCount })}>
        <div ref={place} className={classes.picture} />
        {failed && <p className={classes.undrawn}>{t('notOpened')}</p>}
        {children}
      </section>
    </div>
  )
}
