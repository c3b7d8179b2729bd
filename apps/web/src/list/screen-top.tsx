import type { ReactNode } from 'react'
import { Into } from '../frame/slots.tsx'
import { useIsPhone } from '../ui/media.ts'
import { ScreenHeader, type ScreenHeaderProps } from '../ui/screen-header.tsx'
import { type ScreenAct, ScreenActs } from './screen-acts.tsx'

interface ScreenTopProps extends Omit<ScreenHeaderProps, 'title' | 'actions' | 'phoneActions'> {
  title: string
  /** The one filled button; on phones it floats. */
  main?: ReactNode
  /** Outlined buttons before it; on phones a menu in the bar. */
  acts?: readonly ScreenAct[]
  /** A switch of the view, where there is room; phones have it in `acts` or beside the tabs. */
  wideOnly?: ReactNode
}

/** The head of a screen and the one way to what can be done on it. */
export function ScreenTop({ title, main, acts = [], wideOnly, ...header }: ScreenTopProps) {
  const phone = useIsPhone()
  const menu = acts.length > 0 && <ScreenActs acts={acts} />
  return (
    <>
      <Into slot="title">
        <h1>{title}</h1>
      </Into>
      <ScreenHeader
        title={title}
        {...header}
        actions={
          <>
            {wideOnly}
            {menu}
            {main}
          </>
        }
      />
      {phone && menu}
      {phone && main}
    </>
  )
}
