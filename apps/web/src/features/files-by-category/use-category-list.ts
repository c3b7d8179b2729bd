import { listDocumentsOfCategory } from '@sinupan/contract'
import { useMemo, useRef } from 'react'
import { call } from '../../lib/api.ts'
import type { PagedList } from '../../lib/preferences.ts'
import { keyOf } from '../../lib/query.ts'
import type { Go } from '../../list/address.ts'
import { useListed } from '../../list/listed.ts'
import { usePageRows } from '../../list/page-rows.ts'
import { mostChosen, readUpTo, useWholeChoice } from '../../list/use-whole-choice.ts'
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
  const { isScrolled } = usePageRows(kind)
  const { selecting, chosen, scope } = useWholeChoice<Entry>({
    shown: entries,
    total: listed.total,
    isScrolled,
    ...wholeCategory(props),
  })
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
  const commands = useListCommands({ entries, selecting, chosen, actsOf, onFilter })
  const choice = { selecting, chosen, scope, isSum: details.isSum }
  return { ...commands, ...choice, place, go, kind, listed, entries, closeDetails: details.close, filterPlace }
}
export type CategoryList = ReturnType<typeof useCategoryList>

const nothing: ReadonlySet<string> = new Set()

const asked = ({ unitId, categoryId, place: { search, sorting } }: CategoryListOf) => ({
  params: { categoryId: categoryId ?? 0, duId: unitId },
  query: { sort: sorting.column, order: sorting.direction, ...(search && { search }) },
})

const useDocuments = (props: CategoryListOf) =>
  useListed(listDocumentsOfCategory, asked(props), {
    list: props.kind,
    page: props.place.page,
    isOn: props.categoryId !== undefined,
  })

/** How what can be chosen of a category at once is read. */
function wholeCategory(props: CategoryListOf) {
  const { params, query } = asked(props)
  const read = async () => {
    const documents = await readUpTo(mostChosen, (page) =>
      call(listDocumentsOfCategory, { params, query: { ...query, ...page } }),
    )
    return documents.map(documentEntry)
  }
  return { queryKey: keyOf(listDocumentsOfCategory, { params, query }), read }
}
