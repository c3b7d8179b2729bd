import { useQuery } from '@tanstack/react-query'
import { useUnit } from '../../frame/unit.ts'
import { paths } from '../../lib/paths.ts'
import { useAddress } from '../../list/address.ts'
import { byCategory } from './address.ts'
import { CategoryScreen } from './category-screen.tsx'
import { shelvesQuery } from './files-by-category.api.ts'
import { ShelvesScreen } from './shelves-screen.tsx'
import { useCategoryName } from './use-category-name.ts'
import { t } from './words.ts'

/** A unit's documents by category: all categories as shelves, or one of them whole. */
export function ShelvesPage() {
  const { id: unitId } = useUnit()
  const [place, go] = useAddress(byCategory)
  const shelves = useQuery(shelvesQuery(unitId))
  const { categoryId } = place
  const name = useCategoryName(shelves.data?.items, categoryId)
  if (categoryId === undefined)
    return <ShelvesScreen key={unitId} unitId={unitId} shelves={shelves} place={place} go={go} />
  return (
    <CategoryScreen
      key={`${unitId} ${categoryId}`}
      unitId={unitId}
      categoryId={categoryId}
      name={name}
      place={place}
      go={go}
      up={{ label: t('toAll'), path: paths.filesByCategory() }}
    />
  )
}
