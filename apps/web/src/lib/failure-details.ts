import { ApiRefusal } from './api-refusal.ts'
import { formatDayTime } from './format.ts'
import { words } from './messages.ts'

const t = words('failure', {})

/** What tells one failure from another under the sentence: its number in the server's log, where it got one, and its time. */
export function referenceOf(error: unknown, seenAt: Date): string {
  if (!(error instanceof ApiRefusal)) return formatDayTime(seenAt)
  const at = formatDayTime(error.at)
  return error.requestId ? t('reference', { id: error.requestId.slice(0, 8), at }) : at
}

/** What 'Copy details' gives: enough to find it in the logs, nothing of what the person typed. */
export function detailsOf(error: unknown, seenAt: Date): string {
  const refusal = error instanceof ApiRefusal ? error : undefined
  const what = error instanceof Error ? `${error.name}: ${error.message}` : written(error)
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined
  const at = (refusal?.at ?? seenAt).toISOString()
  return [what, cause, refusal?.code, refusal?.requestId, window.location.pathname, at].filter(Boolean).join('\n')
}

// What is thrown and is no error: the router's own answers, for one.
const written = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null ? JSON.stringify(thrown) : String(thrown)

/** Whether the failure is the system's, so that somebody may be asked about it. */
export const isOurs = (error: unknown): boolean =>
  !(error instanceof ApiRefusal) || error.status === 0 || error.status >= 500
