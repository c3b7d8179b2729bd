import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useTitle } from '../lib/title.ts'
import { TabBar } from '../ui/tab-bar.tsx'
import { FilterField } from './filter-field.tsx'
import classes from './list.module.css'
import type { ScreenAct } from './screen-acts.tsx'
import { ScreenTop } from './screen-top.tsx'

export interface ScreenTab {
  id: string
  label: string
  count?: string | undefined
  to: string
}

export interface ListScreenProps {
  /** The heading over the tabs, and each tab's own screen. */
  title: string
  /** In place of the heading, where the screen lies in others; the way back is for phones. */
  crumbs?: ReactNode
  back?: { label: string; to: string }
  tabs?: readonly ScreenTab[]
  active?: string
  /** The one filled button, a `NewButton` or a menu; on phones it floats. */
  main?: ReactNode
  /** Outlined buttons before it; on phones a menu. */
  acts?: readonly ScreenAct[] | undefined
  /** Fields over the list in place of one filter: a `FilterRow`, what the list is narrowed to. */
  filters?: ReactNode
  filter?: { label: string; value: string; onChange: (value: string) => void }
  /** More fields beside the filter. */
  narrowing?: ReactNode
  /** How many there are, in words. */
  count?: string | undefined
  children: ReactNode
}

const panel = 'list-panel'

/** The frame of screens on which things are kept: a title over tabs that are screens, a filter, the list. */
export function ListScreen(props: ListScreenProps) {
  const { title, crumbs, back, tabs = [], active, main, acts, filters, filter, narrowing, count, children } = props
  const navigate = useNavigate()
  const name = tabs.find((tab) => tab.id === active)?.label ?? title
  useTitle(name)
  return (
    <>
      <ScreenTop
        title={title}
        {...(crumbs && { crumbs })}
        {...(back && { back })}
        wide
        main={main}
        {...(acts && { acts })}
        tabs={
          tabs.length > 1 && (
            <TabBar
              label={title}
              tabs={tabs}
              active={active ?? ''}
              panelId={panel}
              onChange={(id) => void navigate(tabs.find((tab) => tab.id === id)?.to ?? '')}
            />
          )
        }
      />
      <section id={panel} {...(tabs.length > 1 && { role: 'tabpanel' })} aria-label={name} className={classes.list}>
        {filters}
        {(filter || narrowing || count) && (
          <div className={classes.bar}>
            {filter && <FilterField key={active} {...filter} />}
            {narrowing}
            {count && (
              <span className={classes.count} role="status">
                {count}
              </span>
            )}
          </div>
        )}
        {children}
      </section>
    </>
  )
}
