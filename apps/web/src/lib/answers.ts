import { getClientConfig } from '@sinupan/contract'
import type { QueryClient } from '@tanstack/react-query'

/** Forgets what was read for a person; the institution's settings are nobody's. */
export function forgetAnswers(client: QueryClient): void {
  client.getMutationCache().clear()
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== getClientConfig.name })
}
