import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import type { Go } from '../../list/address.ts'
import type { ListSize } from '../../list/list-pages.tsx'
import { useSelection } from '../../list/use-selection.ts'
import { useDetails } from '../document-details/index.ts'
import { documentEntry, type Entry, refetchForPages } from '../documents/index.ts'
import { useEntryActs, useListCommands } from '../entry-acts/index.ts'
import type { CategoryPlace } from './address.ts'
import { categoryQuery } from './files-by-category.api.ts'

interface CategoryListOf {
  unitId: number
  /** Undefined while no category is chosen. */
  categoryId: number | undefined
  place: CategoryPlace
  go: Go<CategoryPlace>
  size: ListSize & { number: number }
  /** Whether the panel shows whatever is chosen, where it has its place. */
  panelFollows: boolean
}

/** A category's documents as the address wants them, what is chosen of them, and what can be done with it. */
export function useCategoryList(props: CategoryListOf) {
  const { place, go, size } = props
  const { entries, total, isPending, error, refetch } = useDocuments(props)
  const order = useMemo(() => entries.map(({ id }) => id), [entries])
  const selecting = useSelection(order)
  const details = useDetails({
    shown: place.details,
    show: (id) => go({ details: id }),
    chosen: props.panelFollows ? selecting.ids : nothing,
    listed: isPending ? undefined : order,
  })
  const actsOf = useEntryActs({
    open: (entry) => entry.kind === 'document' && go({ previewId: entry.document.id }),
    showDetails: details.open,
  })
  const filterPlace = useRef<HTMLDivElement>(null)
  const onFilter = () => filterPlace.current?.querySelector('input')?.focus()
  const commands = useListCommands({ entries, selecting, actsOf, onFilter })
  return {
    ...commands,
    place,
    go,
    size,
    entries,
    total,
    pages: Math.max(1, Math.ceil(total / size.number)),
    isPending,
    error,
    refetch,
    selecting,
    closeDetails: details.close,
    filterPlace,
  }
}
export type CategoryList = ReturnType<typeof useCategoryList>

const nothing: ReadonlySet<string> = new Set()

function useDocuments({ unitId, categoryId, place, size }: CategoryListOf) {
  const { search, sorting, page } = place
  const asked = categoryQuery({
    unitId,
    categoryId: categoryId ?? 0,
    search,
    sort: sorting.column,
    order: sorting.direction,
    page,
    pageSize: size.number,
  })
  const { data, isPending, error, refetch } = useQuery({
    ...asked,
    enabled: categoryId !== undefined,
    refetchInterval: ({ state }) => refetchForPages(state.data?.items),
    // Rows of another category are no placeholder for this one's.
    placeholderData: (before, earlier) => (isSameCategory(earlier?.queryKey, asked.queryKey) ? before : undefined),
  })
  const entries = useMemo<Entry[]>(() => (data?.items ?? []).map(documentEntry), [data])
  return { entries, total: data?.total ?? 0, isPending, error: data ? null : error, refetch: () => void refetch() }
}

const categoryOf = (key: readonly unknown[] | undefined) =>
  JSON.stringify((key?.[2] as { params?: object } | undefined)?.params)
const isSameCategory = (one: readonly unknown[] | undefined, other: readonly unknown[]) =>
  categoryOf(one) === categoryOf(other)
