import { ApiRefusal } from './api-refusal.ts'
import { toast } from './toast.tsx'

/** Says a refusal in toasts: one for each field of a 400, as 'field: message' (specification, section 8). */
export function announce(refusal: ApiRefusal): void {
  for (const title of linesOf(refusal)) toast.failed({ title })
}

export function linesOf(refusal: ApiRefusal): string[] {
  const lines = Object.entries(refusal.errors).flatMap(([field, messages]) =>
    messages.map((message) => (field ? `${field}: ${message}` : message)),
  )
  return lines.length > 0 ? lines : [refusal.message]
}

/** Announces each refusal that nobody caught. A lost session has its own answer: the sign-in page. */
export function announceUncaught(): () => void {
  const onRejection = (event: PromiseRejectionEvent) => {
    if (!(event.reason instanceof ApiRefusal)) return
    event.preventDefault()
    if (event.reason.code !== 'Unauthenticated') announce(event.reason)
  }
  window.addEventListener('unhandledrejection', onRejection)
  return () => window.removeEventListener('unhandledrejection', onRejection)
}
