import { useAddressQuery } from '../../lib/address-query.ts'
import { useSavedSort } from '../../lib/preferences.ts'
import type { Sorting } from '../../ui/table/columns.ts'
import type { DuePlace, GoToDue } from './retention-address.ts'

type DueSorting = DuePlace['sorting']
const columns: readonly DueSorting['column'][] = ['name', 'documentDate', 'expiresOn', 'size']

/** What the list is sorted by: as the address says, else as the person sorted it last. */
export function useDueSorting({ sorting }: DuePlace, go: GoToDue) {
  const [query] = useAddressQuery()
  const [saved, save] = useSavedSort('due')
  const column = columns.find((one) => one === saved?.column)
  const isSaid = query.has('sort') || query.has('order')
  const shown: DueSorting = !isSaid && saved && column ? { column, direction: saved.direction } : sorting
  const sort = ({ column: wanted, direction }: Sorting) => {
    const next = columns.find((one) => one === wanted)
    if (!next) return
    save({ column: next, direction })
    go({ sorting: { column: next, direction }, page: 0 })
  }
  return { shown, sort }
}
