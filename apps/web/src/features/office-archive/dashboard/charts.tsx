import type { PublicFacets } from '@sinupan/contract'
import { Link } from 'react-router'
import { formatCount } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { Bars } from '../../../ui/charts/bars.tsx'
import { ChartCard, Charts } from '../../../ui/charts/chart-card.tsx'
import { ColumnChart } from './column-chart.tsx'
import classes from './dashboard.module.css'
import { SliceTable } from './slice-table.tsx'
import { campusSlices, categorySlices, type Slice, typeSlices, yearSlices } from './slices.ts'
import { t } from './words.ts'

const shownCategories = 12

interface ChartsProps {
  facets: PublicFacets
  asTables: boolean
}

/** By year, campus, series and type; as charts, or as their tables. */
export function FacetCharts({ facets, asTables }: ChartsProps) {
  const years = yearSlices(facets)
  const categories = categorySlices(facets)
  const bars = (slices: readonly Slice[], head: string) =>
    asTables ? (
      <SliceTable slices={slices} head={head} />
    ) : (
      <Bars slices={slices.map((slice) => ({ ...slice, said: formatCount(slice.count) }))} />
    )
  return (
    <Charts>
      <ChartCard title={t('byYear')} tall>
        {asTables ? (
          <SliceTable slices={years.filter(({ count }) => count > 0).reverse()} head={t('year')} />
        ) : (
          <ColumnChart slices={years} />
        )}
      </ChartCard>
      <ChartCard title={t('byCampus')}>{bars(campusSlices(facets), t('campus'))}</ChartCard>
      <ChartCard title={t('byType')}>{bars(typeSlices(facets), t('type'))}</ChartCard>
      <ChartCard
        title={t('byCategory')}
        wide
        aside={
          categories.length > shownCategories && (
            <Link className={classes.all} to={paths.publicCategory()}>
              {t('allCategories', { count: categories.length })}
            </Link>
          )
        }
      >
        {bars(asTables ? categories : categories.slice(0, shownCategories), t('category'))}
      </ChartCard>
    </Charts>
  )
}
