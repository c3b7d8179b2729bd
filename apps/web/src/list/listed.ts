import type { Endpoint } from '@sinupan/contract'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Answered, type CallInput, call } from '../lib/api.ts'
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
type RowOf<E extends Endpoint> = Answered<E> extends { items: readonly (infer Row)[] } ? Row : never

interface Asked<E extends Endpoint, Row> {
  list: PagedList
  /** From 0. One beyond the last shows the last. */
  page: number
  isOn?: boolean
  /** Which tab of its screen it is: rows of another one are none for this one. */
  tab?: string | undefined
  /** The list in an answer that holds more than one. */
  listIn?: (answer: Answered<E>) => Pages<Row> | undefined
  /** In how many milliseconds a page is to be read again, by what is in it; false where it needn't be. */
  againIn?: (rows: readonly Row[] | undefined) => number | false
}

/** A call's list, by pages or continuous as the person chose for lists of this kind; `input` without its page. */
export function useListed<E extends Endpoint, Row = RowOf<E>>(
  endpoint: E,
  input: CallInput<E>,
  asked: Asked<E, Row>,
): Listed<Row> & { answer: Answered<E> | undefined } {
  const { list, page, isOn = true, tab, againIn } = asked
  const listIn = asked.listIn ?? ((answer: Answered<E>) => answer as unknown as Pages<Row>)
  const { rows: pageSize, isScrolled } = usePageRows(list)
  const place = JSON.stringify((input as { params?: object }).params)
  const paged = useQuery({
    ...query(endpoint, inPage(endpoint, input, { page, pageSize })),
    queryFn: ({ signal }) =>
      pageOrLast({ page, pageSize }, (asked) => call(endpoint, inPage(endpoint, input, asked), signal), listIn),
    // What was asked for until now stays until the answer is there; rows of another place are none for this one.
    placeholderData: (before, asked) =>
      JSON.stringify((asked?.queryKey[2] as { params?: object } | undefined)?.params) === place
        ? keepPreviousData(before)
        : undefined,
    enabled: isOn && !isScrolled,
    refetchInterval: ({ state: { data } }) => againIn?.(data && listIn(data)?.items) ?? false,
  })
  const scrolled = useInfiniteQuery({
    ...scrolledQuery(endpoint, inPage(endpoint, input, { pageSize }), listIn),
    enabled: isOn && isScrolled,
  })
  const read = scrolled.data?.pages
  const all = useMemo(() => read?.flatMap((answer) => listIn(answer)?.items ?? []), [read])
  const shown = isScrolled ? scrolled : paged
  const answer = isScrolled ? read?.[0] : paged.data
  const first = answer && listIn(answer)
  const isOfTab = useSettled(tab, !shown.isPlaceholderData) === tab
  return {
    answer,
    rows: isOfTab ? (isScrolled ? all : first?.items) : undefined,
    total: first?.total ?? 0,
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

/** What `value` was when it was settled last. */
function useSettled<T>(value: T, isSettled: boolean): T {
  const [settled, setSettled] = useState(value)
  if (isSettled && settled !== value) setSettled(value)
  return isSettled ? value : settled
}

interface AskedPage {
  page: number
  pageSize: number
}

/** Reads a page; the last one where the list has become too short for it. */
export async function pageOrLast<Answer>(
  { page, pageSize }: AskedPage,
  read: (asked: AskedPage) => Promise<Answer>,
  listIn: (answer: Answer) => Pages<unknown> | undefined,
): Promise<Answer> {
  const answer = await read({ page, pageSize })
  const list = listIn(answer)
  if (page === 0 || !list || list.items.length > 0 || list.total === 0) return answer
  return read({ page: Math.ceil(list.total / pageSize) - 1, pageSize })
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

const none: readonly never[] = []

/** Folders and documents as one list, page by page side by side; in a continuous one documents follow the last folder. */
export function joined<Folder, Document>(folders: Listed<Folder>, documents: Listed<Document>) {
  return {
    folders: folders.rows ?? none,
    documents: folders.isWhole ? (documents.rows ?? none) : none,
    counts: { folders: folders.total, documents: documents.total },
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
