import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useRested } from './rested.ts'

/**
 * What the server finds while one types: asked once the keys rest.
 *
 * @param chosen the text that stands for what is chosen already: nothing is sought by it
 * @returns `asked` as it was sent, '' for nothing; `isLooking` until what is there was found for what stands in the field
 */
export function useFound<Data, Key extends QueryKey>(
  text: string,
  queryOf: (asked: string) => UseQueryOptions<Data, Error, Data, Key>,
  chosen?: string,
) {
  const typed = text.trim() === chosen ? '' : text.trim()
  const rested = useRested(typed)
  // What was chosen a moment ago is sought no more.
  const asked = typed === '' ? '' : rested
  const { data, error, isPlaceholderData } = useQuery(queryOf(asked))
  return { data, error, asked, isLooking: typed !== '' && (asked !== typed || isPlaceholderData || (!data && !error)) }
}
