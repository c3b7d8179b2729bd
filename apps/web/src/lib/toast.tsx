import { useEffect, useSyncExternalStore } from 'react'
import { type ShownToast, type Toast, withToast } from '../ui/toast-queue.ts'
import { Toasts } from '../ui/toasts.tsx'
import { words } from './messages.ts'
import { onSessionLost } from './session-loss.ts'

const t = words('toast', {})

let shown: readonly ShownToast[] = []
let sequence = 0
const listeners = new Set<() => void>()

function set(next: readonly ShownToast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

const hide = (toast: ShownToast) => set(shown.filter((one) => one !== toast))

function show(kind: ShownToast['kind'], toast: Toast): void {
  sequence += 1
  set(withToast(shown, { ...toast, kind }, sequence))
}

/**
 * Says what is now true, top right: `toast.done({ title: t('moved', { count }), action: { label: t('undo'), onPress } })`.
 * Errors stay 7 s, others 5 s. Its code comes with the first page: what fails where no line is has to be said as well.
 */
export const toast = {
  done: (toast: Toast): void => show('done', toast),
  failed: (toast: Toast): void => show('failed', toast),
  info: (toast: Toast): void => show('info', toast),
}

// They name documents; whoever comes next to this screen is to read none of it.
onSessionLost(() => set([]))

export const shownToasts = (): readonly ShownToast[] => shown

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const writing = 'input:not([type=checkbox]), textarea, [contenteditable=true]'

/** Ctrl+Z presses the latest *Undo* that shows, which lies far from the row that one stands on. */
export function undoByKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target' | 'preventDefault'>,
) {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
  if (!isUndo || (event.target as Partial<Element> | null)?.closest?.(writing)) return
  const last = shown.findLast(({ action }) => action?.label === t('undo'))
  if (!last) return
  event.preventDefault()
  hide(last)
  last.action?.onPress()
}

/** The place of the toasts; once in the application. */
export function ToastPlace() {
  const toasts = useSyncExternalStore(subscribe, shownToasts)
  useEffect(() => {
    document.addEventListener('keydown', undoByKey)
    return () => document.removeEventListener('keydown', undoByKey)
  }, [])
  return toasts.length > 0 && <Toasts toasts={toasts} closeLabel={t('close')} onGone={hide} />
}
