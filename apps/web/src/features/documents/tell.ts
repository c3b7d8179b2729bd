import { sayFailed } from '../../lib/announce.ts'
import { ApiRefusal } from '../../lib/api-refusal.ts'

/** Says in a toast what didn't happen, and why. A lost session has its own answer: the sign-in page. */
export function tellFailure(title: string, error: unknown): void {
  if (!(error instanceof ApiRefusal)) throw error
  if (error.code !== 'Unauthenticated') sayFailed(title, error)
}
