import type { SearchFacets } from '@sinupan/contract'
import { formatCount } from '../../../lib/format.ts'
import { TabBar } from '../../../ui/tab-bar.tsx'
import { changed, resultTypes, type SearchState } from '../search-state.ts'
import { t } from '../words.ts'
import classes from './results.module.css'

interface TypeTabsProps {
  state: SearchState
  facets: SearchFacets | undefined
  onChange: (state: SearchState) => void
}

/** Everything, or one kind of results. */
export function TypeTabs({ state, facets, onChange }: TypeTabsProps) {
  const countOf = (type: string) => facets?.types.find((one) => one.type === type)?.count
  return (
    <div className={classes.tabs}>
      <TabBar
        label={t('tabs')}
        tabs={[
          { id: 'any', label: t('all') },
          ...resultTypes.map((type) => {
            const count = countOf(type)
            return { id: type, label: t(type), count: count === undefined ? undefined : formatCount(count) }
          }),
        ]}
        active={state.type}
        onChange={(type) => onChange(changed(state, { type }))}
      />
    </div>
  )
}
