import type { PublicFacets } from '@sinupan/contract'
import { formatCount } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { type Figure, Figures } from '../../../ui/figures.tsx'
import { typeSlices, yearSlices } from './slices.ts'
import { t } from './words.ts'

/** How many documents, of how many series, campuses, years and types. */
export function DashboardFigures({ facets, total }: { facets: PublicFacets; total: number }) {
  const types = typeSlices(facets)
  const figures: Figure[] = [
    {
      id: 'documents',
      label: t('documents'),
      value: formatCount(total),
      line: t('documentsLine'),
      to: paths.publicSearch(),
    },
    {
      id: 'categories',
      label: t('categories'),
      value: formatCount(facets.categories.length),
      line: t('categoriesLine'),
      to: paths.publicCategory(),
    },
    {
      id: 'campuses',
      label: t('campuses'),
      value: formatCount(facets.campuses.length),
      line: t('campusesLine'),
      to: paths.publicCampus(),
    },
    ...yearFigures(facets, total),
    {
      id: 'types',
      label: t('types'),
      value: String(types.length),
      line: t('typesLine', { type: types[0]?.name ?? '' }),
    },
  ]
  return <Figures label={t('figures')} figures={figures} />
}

function yearFigures(facets: PublicFacets, total: number): Figure[] {
  const years = yearSlices(facets)
  const [first, last] = [years[0], years.at(-1)]
  if (!first || !last) return []
  return [
    {
      id: 'years',
      label: t('years'),
      value: String(facets.years.length),
      line: t('yearsLine', { first: first.name, last: last.name }),
    },
    {
      id: 'newest',
      label: t('newest', { year: last.name }),
      value: formatCount(last.count),
      line: t('newestLine', { count: total }),
      to: last.to,
    },
  ]
}
