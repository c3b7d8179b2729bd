import { UnstyledButton } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import classes from './tab-bar.module.css'

export interface Tab<Id extends string = string> {
  id: Id
  label: string
  count?: string | undefined
}

interface TabBarProps<Id extends string> {
  label: string
  tabs: readonly Tab<Id>[]
  active: Id
  onChange: (id: Id) => void
  /** Id of the element that shows the chosen tab's content. */
  panelId?: string
}

// Where an arrow led to: a tab may bring a screen of its own, on which this bar is drawn anew.
let led: { bar: string; id: string } | undefined

/** Tabs with a 2 px accent line and the count in a small tint; arrows, Home and End move between them. */
export function TabBar<Id extends string>({ label, tabs, active, onChange, panelId }: TabBarProps<Id>) {
  const base = useId()
  const bar = useShownTab(label, active)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const at = tabs.findIndex((tab) => event.target instanceof Element && event.target.id === `${base}${tab.id}`)
    const to = tabStep(event.key, at, tabs.length)
    const next = to === undefined ? undefined : tabs[to]
    if (!next) return
    event.preventDefault()
    document.getElementById(`${base}${next.id}`)?.focus()
    led = { bar: label, id: next.id }
    if (next.id !== active) onChange(next.id)
  }
  return (
    <div ref={bar} role="tablist" aria-label={label} className={classes.bar} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <UnstyledButton
          key={tab.id}
          id={`${base}${tab.id}`}
          data-tab={tab.id}
          role="tab"
          className={classes.tab}
          aria-selected={tab.id === active}
          aria-controls={panelId}
          tabIndex={tab.id === active ? 0 : -1}
          onClick={() => onChange(tab.id)}
        >
          {tab.label}
          {tab.count !== undefined && <span className={classes.count}>{tab.count}</span>}
        </UnstyledButton>
      ))}
    </div>
  )
}

/** Where a key leads from a tab, around both ends; undefined where it has no meaning. */
function tabStep(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  return step && (at + step + count) % count
}

/** Keeps the active tab in sight, says at which side more tabs lie, and gives the focus back to a bar drawn anew. */
function useShownTab(label: string, active: string) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const bar = ref.current
    if (!bar || led?.bar !== label) return
    const isLost = document.activeElement === document.body || document.activeElement === null
    if (isLost) tabOf(bar, led.id)?.focus({ preventScroll: true })
    if (led.id === active) led = undefined
  }, [label, active])
  useEffect(() => {
    const bar = ref.current
    const tab = bar && tabOf(bar, active)
    if (tab) showWithin(bar, tab)
  }, [active])
  useEffect(() => {
    const bar = ref.current
    if (!bar) return undefined
    const tell = () => {
      bar.toggleAttribute('data-more-before', bar.scrollLeft > 1)
      bar.toggleAttribute('data-more-after', bar.scrollLeft + bar.clientWidth < bar.scrollWidth - 1)
    }
    const watch = new ResizeObserver(tell)
    for (const one of [bar, ...bar.children]) watch.observe(one)
    bar.addEventListener('scroll', tell, { passive: true })
    return () => {
      watch.disconnect()
      bar.removeEventListener('scroll', tell)
    }
  }, [])
  return ref
}

const tabOf = (bar: HTMLElement, id: string) => bar.querySelector<HTMLElement>(`[data-tab="${CSS.escape(id)}"]`)

/** How far from an edge a tab stands clear of the fade. */
const clear = 40

function showWithin(bar: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): void {
  const right = offsetLeft + offsetWidth + clear - bar.clientWidth
  if (bar.scrollLeft < right) bar.scrollLeft = right
  if (bar.scrollLeft > offsetLeft - clear) bar.scrollLeft = offsetLeft - clear
}
