import { type ReactNode, useSyncExternalStore } from 'react'
import { Part } from './part.tsx'

interface Open {
  id: number
  draw: (close: () => void) => ReactNode
}

let open: readonly Open[] = []
let sequence = 0
const listeners = new Set<() => void>()

function set(next: readonly Open[]): void {
  open = next
  for (const listener of listeners) listener()
}

/**
 * Opens a dialog from anywhere, such as a row's menu that is gone by then:
 * `openDialog((close) => <RenameFolderDialog folder={folder} onClose={close} />)`.
 */
export function openDialog(draw: Open['draw']): void {
  sequence += 1
  set([...open, { id: sequence, draw }])
}

export const closeDialogs = (): void => set([])

const close = (id: number) => set(open.filter((one) => one.id !== id))

/** The place of all open dialogs; once in the application, inside the router. */
export function DialogHost() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
  )
  return shown.map(({ id, draw }) => (
    <Part key={id} isOver onFailed={() => close(id)}>
      {draw(() => close(id))}
    </Part>
  ))
}
