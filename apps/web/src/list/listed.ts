import type { Endpoint } from '@sinupan/contract'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Answered, CallInput } from '../lib/api.ts'
import type { PagedList } from '../lib/preferences.ts'
import { inPage, query, scrolledQuery } from '../lib/query.ts'
import { usePageRows } from './page-rows.ts'

/** What a list shows: one page of it, or all that was read so far where the person scrolls. */
export interface Listed<Row> {
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined
  total: number
  error: Error | null
  retry: () => void
  /** Reads on; undefined where pages are turned, and where everything is there. */
  more: (() => void) | undefined
  /** Nothing of a continuous list is left to read. */
  isWhole: boolean
  /** What is shown was asked for before the last change. */
  isStale: boolean
}

interface Pages<Row> {
  items: readonly Row[]
  total: number
}
/** A call that answers a page of a list. */
type Listing = Endpoint
type RowOf<E extends Listing> = Answered<E> extends { items: readonly (infer Row)[] } ? Row : never

interface Asked {
  list: PagedList
  /** From 0. */
  page: number
  isOn?: boolean
}

/** A call's list, by pages or continuous as the person chose for lists of this kind; `input` without its page. */
export function useListed<E extends Listing>(
  endpoint: E,
  input: CallInput<E>,
  { list, page, isOn = true }: Asked,
): Listed<RowOf<E>> & { answer: Answered<E> | undefined } {
  type Row = RowOf<E>
  const { rows: pageSize, isScrolled } = usePageRows(list)
  const place = JSON.stringify((input as { params?: object }).params)
  const paged = useQuery({
    ...query(endpoint, inPage(endpoint, input, { page, pageSize })),
    // What was asked for until now stays until the answer is there; rows of another place are none for this one.
    placeholderData: (before, asked) =>
      JSON.stringify((asked?.queryKey[2] as { params?: object } | undefined)?.params) === place
        ? keepPreviousData(before)
        : undefined,
    enabled: isOn && !isScrolled,
  })
  const scrolled = useInfiniteQuery({
    ...scrolledQuery(endpoint, inPage(endpoint, input, { pageSize }), (answer) => answer as unknown as Pages<Row>),
    enabled: isOn && isScrolled,
  })
  const read = scrolled.data?.pages as unknown as readonly Pages<Row>[] | undefined
  const all = useMemo(() => read?.flatMap(({ items }) => items), [read])
  const shown = isScrolled ? scrolled : paged
  const answer = (isScrolled ? read?.[0] : paged.data) as unknown as (Pages<Row> & Answered<E>) | undefined
  return {
    answer,
    rows: isScrolled ? all : answer?.items,
    total: answer?.total ?? 0,
    error: shown.data ? null : shown.error,
    retry: () => void shown.refetch(),
    more:
      isScrolled && scrolled.hasNextPage && !scrolled.isFetchingNextPage
        ? () => void scrolled.fetchNextPage()
        : undefined,
    isWhole: !isScrolled || !scrolled.hasNextPage,
    isStale: shown.isPlaceholderData,
  }
}

/** A list that is there as a whole, cut and sorted by its screen. */
export const whole = <Row>(
  rows: readonly Row[] | undefined,
  { error, refetch }: { error: Error | null; refetch: () => unknown },
): Listed<Row> => ({
  rows,
  total: rows?.length ?? 0,
  error: rows ? null : error,
  retry: () => void refetch(),
  more: undefined,
  isWhole: true,
  isStale: false,
})

/** Folders and documents as one list, page by page side by side; in a continuous one documents follow the last folder. */
export function joined<Folder, Document>(folders: Listed<Folder>, documents: Listed<Document>) {
  return {
    folders: folders.rows ?? [],
    documents: folders.isWhole ? (documents.rows ?? []) : [],
    isPending: (!folders.rows && !folders.error) || (!documents.rows && !documents.error),
    error: folders.error ?? documents.error,
    retry: () => {
      folders.retry()
      documents.retry()
    },
    more: folders.isWhole ? documents.more : folders.more,
    /** What the pages count: as many as the longer one has. */
    total: Math.max(folders.total, documents.total),
  }
}
