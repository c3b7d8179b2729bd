import { useQuery } from '@tanstack/react-query'
import { useUnit } from '../../frame/unit.ts'
import { useAddress } from '../../list/address.ts'
import { useIsPhone } from '../../ui/media.ts'
import { byCategory } from './address.ts'
import { ColumnsScreen } from './columns-screen.tsx'
import { shelvesQuery } from './files-by-category.api.ts'
import { PhoneColumns } from './phone-columns.tsx'

/** A unit's documents in three columns: group, category, documents; on phones one after the other. */
export function ColumnsPage() {
  const { id: unitId } = useUnit()
  const phone = useIsPhone()
  const [place, go] = useAddress(byCategory)
  const shelves = useQuery(shelvesQuery(unitId))
  const Screen = phone ? PhoneColumns : ColumnsScreen
  return <Screen key={unitId} unitId={unitId} shelves={shelves} place={place} go={go} />
}
