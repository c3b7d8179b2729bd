import type { Endpoint } from '@sinupan/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Answered, type CallArguments, type CallInput, call } from './api.ts'

/** `FileFolder` of `FileFolder_My`: what is refreshed together. */
export const areaOf = (endpoint: Endpoint): string => endpoint.name.split('_')[0] ?? endpoint.name

/** The cache's key of a call: `[area, name, input]`. Nobody writes a key by hand. */
export const keyOf = (endpoint: Endpoint, input: object = {}) => [areaOf(endpoint), endpoint.name, input] as const

/** TanStack options of a reading call: `useQuery(query(getDocument, { params: { id } }))`. */
export function query<E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E>) {
  const given = (input ?? {}) as CallInput<E>
  return queryOptions({
    queryKey: keyOf(endpoint, given),
    queryFn: ({ signal }) => call(endpoint, given, signal),
  })
}

/** The same for a list with pages: the page that was shown stays until the next one is there. */
export function pagedQuery<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>) {
  return queryOptions({ ...query(endpoint, ...input), placeholderData: keepPreviousData })
}

interface Page {
  items: readonly unknown[]
  total: number
}

/** The same for continuous scrolling, page after page. `pageOf` finds the list in an answer that holds more than one. */
export function scrolledQuery<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  pageOf: (answer: Answered<E>) => Page | undefined,
) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(endpoint, input), 'scrolled'] as const,
    queryFn: ({ pageParam, signal }) =>
      call(endpoint, inPage(endpoint, input, { page: pageParam }), signal) as Promise<Answered<E>>,
    initialPageParam: 0,
    getNextPageParam: (last, all) => {
      const shown = all.reduce((sum, answer) => sum + (pageOf(answer)?.items.length ?? 0), 0)
      const page = pageOf(last)
      return page && page.items.length > 0 && shown < page.total ? all.length : undefined
    },
  })
}

/** Asks for a page of a list; a call that reads, but takes its question as a body, takes its page there too. */
export function inPage<E extends Endpoint>(endpoint: E, input: CallInput<E>, page: object): CallInput<E> {
  const part = endpoint.method === 'GET' ? 'query' : 'body'
  return { ...input, [part]: { ...(input as Record<string, object>)[part], ...page } }
}
