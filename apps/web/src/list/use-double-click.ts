import { type MouseEvent, useRef } from 'react'

/**
 * Choosing the first row makes room for the selection bar, so that the second click of a double click meets another
 * row. What counts is where the first one was.
 */
export function useDoubleClick(onOpen: (id: string) => void) {
  const first = useRef<string>(undefined)
  return {
    onClickCapture: (event: MouseEvent) => {
      if (event.detail < 2) {
        first.current = rowOf(event)
        return
      }
      if (first.current === undefined) return
      event.stopPropagation()
      if (event.detail === 2) onOpen(first.current)
    },
    onDoubleClickCapture: (event: MouseEvent) => event.stopPropagation(),
  }
}

const isPressable = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('a, button, input, label') !== null

function rowOf(event: MouseEvent): string | undefined {
  if (isPressable(event) || event.shiftKey || event.ctrlKey || event.metaKey) return undefined
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row-id]')?.dataset.rowId : undefined
}
