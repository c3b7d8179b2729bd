import { useEffect, useEffectEvent } from 'react'
import { type ListCommand, meaningOf } from './list-keys.ts'
import { cardsAbreast, focusRow } from './rows.ts'
import { useKeptPlace } from './use-kept-place.ts'
import type { Selecting } from './use-selection.ts'

interface ListKeys {
  /** Ids as shown. */
  order: readonly string[]
  selecting: Selecting
  /** A command for a row, or for none where nothing is chosen. */
  onCommand: (command: ListCommand, id: string | undefined) => void
}

// Where keys mean something else: fields, menus, dialogs, the tree, tabs.
const elsewhere =
  'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=tree], [role=tablist], [role=listbox]'
const pressable = 'a, button, [role=button], label, input'

/** The keys of a list, wherever on the page they are pressed, except in what has keys of its own. */
export function useListKeys({ order, selecting, onCommand }: ListKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : undefined
    if (event.defaultPrevented || event.altKey || target?.closest(elsewhere)) return
    if (target?.closest(pressable) && (event.key === 'Enter' || event.key === ' ')) return
    if (document.querySelector('[role="dialog"][aria-modal="true"]')) return
    const press = { key: event.key, shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey }
    const rowId = target?.closest<HTMLElement>('[data-row-id]')?.dataset.rowId
    const meaning = meaningOf(press, { order, selection: selecting.selection, rowId, perLine: cardsAbreast() })
    if (!meaning) return
    if (meaning.select) selecting.set(meaning.select)
    if (meaning.focus !== undefined) focusRow(meaning.focus)
    if (meaning.command) onCommand(meaning.command, meaning.on)
    event.preventDefault()
    // The rows' own keys are the same ones, without the selection.
    event.stopPropagation()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener, true)
    return () => document.removeEventListener('keydown', listener, true)
  }, [])
  useKeptPlace(order)
}
