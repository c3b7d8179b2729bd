import { notifications } from '@mantine/notifications'
import { createElement } from 'react'
import { type Toast, ToastCard, type ToastKind } from './toast-card.tsx'

const USUAL_MS = 5000
const ERROR_MS = 7000
let sequence = 0

function show(kind: ToastKind, { id, keepMs, ...toast }: Toast): string {
  sequence += 1
  const shown = id ?? `toast-${sequence}`
  const close = () => notifications.hide(shown)
  notifications.hide(shown)
  notifications.show({
    id: shown,
    message: toast.title,
    role: kind === 'failed' ? 'alert' : 'status',
    autoClose: keepMs ?? (kind === 'failed' ? ERROR_MS : USUAL_MS),
    renderNotification: () => createElement(ToastCard, { ...toast, kind, close }),
  })
  return shown
}

/** Says what is now true. Each returns the toast's id for `hide`. Needs `<Toasts />` once in the application. */
export const toast = {
  done: (toast: Toast) => show('done', toast),
  failed: (toast: Toast) => show('failed', toast),
  info: (toast: Toast) => show('info', toast),
  hide: (id: string) => notifications.hide(id),
}
