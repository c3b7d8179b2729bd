import type { Endpoint } from '@sinupan/contract'
import type { Query, QueryClient } from '@tanstack/react-query'
import type { Answered } from './api.ts'
import { areaOf } from './query.ts'

/**
 * Changes every cached answer of a call, page by page where it is scrolled, as the server will surely change it too.
 *
 * @returns how to take it back
 */
export function changeAnswers<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  change: (answer: Answered<E>) => Answered<E>,
): () => void {
  const queryKey = [areaOf(endpoint), endpoint.name]
  const old = client.getQueryCache().findAll({ queryKey, predicate: isOld })
  // An answer on its way would be of before the change.
  void client.cancelQueries({ queryKey })
  const before = client.getQueriesData({ queryKey })
  client.setQueriesData<unknown>({ queryKey }, (cached: unknown) => {
    if (cached === undefined) return undefined
    if (!isScrolled<E>(cached)) return change(cached as Answered<E>)
    return { ...cached, pages: cached.pages.map(change) }
  })
  // What was to be read again still is: an answer that was changed here is not a new one.
  for (const query of old) query.invalidate()
  return () => {
    for (const [key, answer] of before) client.setQueryData(key, answer)
  }
}

const isOld = ({ state }: Query) => state.isInvalidated || state.fetchStatus === 'fetching'

const isScrolled = <E extends Endpoint>(cached: unknown): cached is { pages: Answered<E>[] } =>
  typeof cached === 'object' && cached !== null && 'pages' in cached && 'pageParams' in cached
