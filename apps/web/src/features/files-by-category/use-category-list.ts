import { listDocumentsOfCategory } from '@sinupan/contract'
import { useMemo, useRef } from 'react'
import type { PagedList } from '../../lib/preferences.ts'
import type { Go } from '../../list/address.ts'
import { useListed } from '../../list/listed.ts'
import { useSelection } from '../../list/use-selection.ts'
import { useDetails } from '../document-details/index.ts'
import { documentEntry, type Entry } from '../documents/index.ts'
import { useEntryActs, useListCommands } from '../entry-acts/index.ts'
import type { CategoryPlace } from './address.ts'

interface CategoryListOf {
  unitId: number
  /** 0: what has no category. Undefined while none is chosen. */
  categoryId: number | undefined
  place: CategoryPlace
  go: Go<CategoryPlace>
  /** Whose page size it has. */
  kind: PagedList
  /** Whether the panel shows whatever is chosen, where it has its place. */
  panelFollows: boolean
}

/** A category's documents as the address wants them, what is chosen of them, and what can be done with it. */
export function useCategoryList(props: CategoryListOf) {
  const { place, go, kind } = props
  const listed = useDocuments(props)
  const entries = useMemo<Entry[]>(() => (listed.rows ?? []).map(documentEntry), [listed.rows])
  const order = useMemo(() => entries.map(({ id }) => id), [entries])
  const selecting = useSelection(order)
  const details = useDetails({
    shown: place.details,
    show: (id) => go({ details: id }),
    chosen: props.panelFollows ? selecting.ids : nothing,
    listed: listed.rows && order,
  })
  const actsOf = useEntryActs({
    open: (entry) => entry.kind === 'document' && go({ previewId: entry.document.id }, { replace: false }),
    showDetails: details.open,
  })
  const filterPlace = useRef<HTMLDivElement>(null)
  const onFilter = () => filterPlace.current?.querySelector('input')?.focus()
  const commands = useListCommands({ entries, selecting, actsOf, onFilter })
  return { ...commands, place, go, kind, listed, entries, selecting, closeDetails: details.close, filterPlace }
}
export type CategoryList = ReturnType<typeof useCategoryList>

const nothing: ReadonlySet<string> = new Set()

function useDocuments({ unitId, categoryId, place: { search, sorting, page }, kind }: CategoryListOf) {
  const query = { sort: sorting.column, order: sorting.direction, ...(search && { search }) }
  return useListed(
    listDocumentsOfCategory,
    { params: { categoryId: categoryId ?? 0, duId: unitId }, query },
    { list: kind, page, isOn: categoryId !== undefined },
  )
}
