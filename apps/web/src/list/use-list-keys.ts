import { useEffect, useEffectEvent } from 'react'
import { listMove } from './list-move.ts'
import { onlyThis, select, selectAll } from './selection.ts'
import type { Selecting } from './use-selection.ts'

export type ListCommand = 'open' | 'preview' | 'rename' | 'trash' | 'details' | 'move' | 'menu' | 'filter'

interface ListKeys {
  /** Ids as shown. */
  order: readonly string[]
  selecting: Selecting
  /** A command for a row, or for none where nothing is chosen. */
  onCommand: (command: ListCommand, id: string | undefined) => void
}

// Where keys mean something else: fields, menus, dialogs, the tree, tabs.
const elsewhere =
  'input, textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=tree], [role=tablist], [role=listbox]'
const pressable = 'a, button, [role=button], label'

const commands: Record<string, ListCommand> = {
  Enter: 'open',
  ' ': 'preview',
  F2: 'rename',
  Delete: 'trash',
  i: 'details',
  ContextMenu: 'menu',
}

/** The keys of a list, wherever on the page they are pressed, except in what has keys of its own. */
export function useListKeys({ order, selecting, onCommand }: ListKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : undefined
    if (event.defaultPrevented || event.altKey || target?.closest(elsewhere)) return
    if (target?.closest(pressable) && (event.key === 'Enter' || event.key === ' ')) return
    if (!handle(event, target?.closest<HTMLElement>('[data-row-id]')?.dataset.rowId)) return
    event.preventDefault()
    // The rows' own keys are the same ones, without the selection.
    event.stopPropagation()
  })
  const handle = (event: KeyboardEvent, rowId: string | undefined): boolean => {
    const { selection } = selecting
    const at = rowId ?? selection.anchor
    if (event.ctrlKey || event.metaKey) return withCtrl(event, at)
    const to = listMove(event.key, { at: at ? order.indexOf(at) : -1, count: order.length, perLine: perLine() })
    const next = to === undefined ? undefined : order[to]
    if (next !== undefined) return walk(next, event.shiftKey)
    if (event.key === '/') return command('filter', at)
    if (event.key === 'Escape') return letGo()
    if (event.key === 'F10' && event.shiftKey) return command('menu', at)
    const known = commands[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    return known !== undefined && at !== undefined && command(known, at)
  }
  const walk = (next: string, isExtending: boolean): boolean => {
    selecting.set(isExtending ? select(selecting.selection, order, next, { shift: true, ctrl: false }) : onlyThis(next))
    focusRow(next)
    return true
  }
  const withCtrl = (event: KeyboardEvent, at: string | undefined): boolean => {
    const key = event.key.toLowerCase()
    if (key === 'a' && order.length > 0) selecting.set(selectAll(order))
    else if (key === 'm' && at) onCommand('move', at)
    else if (key === ' ' && at) selecting.toggle(at, { shift: false, ctrl: true })
    else return false
    return true
  }
  const letGo = (): boolean => {
    if (selecting.ids.size === 0) return false
    selecting.clear()
    return true
  }
  const command = (name: ListCommand, id: string | undefined): boolean => {
    onCommand(name, id)
    return true
  }
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener, true)
    return () => document.removeEventListener('keydown', listener, true)
  }, [])
}

export const rowElement = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(id)}"]`)

export function focusRow(id: string): void {
  const row = rowElement(id)
  row?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

/** How many cards stand abreast now; 1 in a table. */
function perLine(): number {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card-kind="document"]')]
  const top = cards[0]?.offsetTop
  const abreast = cards.findIndex((card) => card.offsetTop !== top)
  return abreast === -1 ? Math.max(1, cards.length) : abreast
}
