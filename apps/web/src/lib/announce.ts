import { copyText } from '../ui/copy-text.ts'
import { ApiRefusal } from './api-refusal.ts'
import { detailsOf, isOurs, referenceOf } from './failure-details.ts'
import { words } from './messages.ts'
import { refusalLine } from './refusal-line.ts'
import { toast } from './toast.tsx'

const t = words('failure', {})

/** Says a refusal in toasts: one for each field of a 400, as 'field: message' (specification, section 8). */
export function announce(refusal: ApiRefusal): void {
  for (const title of linesOf(refusal)) toast.failed({ title, ...(isOurs(refusal) && toTell(refusal, '')) })
}

/** Says what did not happen, and why. What is the system's failure can be copied for who keeps it; what was stopped is none. */
export function sayFailed(title: string, refusal: ApiRefusal): void {
  const line = refusalLine(refusal)
  if (refusal.code === 'Stopped') toast.info({ title, line })
  else toast.failed({ title, line, ...(isOurs(refusal) && toTell(refusal, line)) })
}

function toTell(refusal: ApiRefusal, line: string) {
  const details = detailsOf(refusal, refusal.at)
  return {
    line: [line, referenceOf(refusal, refusal.at)].filter(Boolean).join(' '),
    action: { label: t('copyDetails'), onPress: () => void copyText(details) },
  }
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
