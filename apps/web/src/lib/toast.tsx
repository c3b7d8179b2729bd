import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Toast } from '../ui/toast-card.tsx'
import { words } from './messages.ts'

const t = words('toast', {})
const load = () => import('../ui/toast.ts')
const Toasts = lazy(async () => ({ default: (await import('../ui/toast-card.tsx')).Toasts }))

let isWanted = false
const listeners = new Set<() => void>()

async function show(kind: 'done' | 'failed' | 'info', shown: Toast): Promise<void> {
  isWanted = true
  for (const listener of listeners) listener()
  const { toast } = await load()
  toast[kind](shown)
}

/**
 * Says what is now true, top right: `toast.done({ title: t('moved', { count }), action: { label: t('undo'), onPress } })`.
 * Errors stay 7 s, others 5 s. Its code comes with the first toast, so that a first page needn't carry it.
 */
export const toast = {
  done: (shown: Toast): void => void show('done', shown),
  failed: (shown: Toast): void => void show('failed', shown),
  info: (shown: Toast): void => void show('info', shown),
}

/** The place of the toasts; once in the application. */
export function ToastPlace() {
  const wanted = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isWanted,
  )
  if (!wanted) return null
  return (
    <Suspense>
      <Toasts closeLabel={t('close')} />
    </Suspense>
  )
}
