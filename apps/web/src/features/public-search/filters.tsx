import { Button, UnstyledButton } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { part } from '../../lib/chunk.ts'
import { Part } from '../../lib/part.tsx'
import { CountTag } from '../../ui/count-tag.tsx'
import { text } from '../../ui/text.ts'
import { FilterGroups, type FilterGroupsProps } from './filter-groups.tsx'
import classes from './results.module.css'
import { filterCount, type SearchState, withoutFilters } from './search-state.ts'
import { t } from './words.ts'

interface FiltersProps extends FilterGroupsProps {
  total: number | undefined
}

const BottomSheet = part(() => import('../../ui/bottom-sheet.tsx'), 'BottomSheet')

/** The filters at the left. */
export function FiltersAside({ total, ...groups }: FiltersProps) {
  // Nothing was found and nothing is chosen: the column stays, so that nothing jumps, but has nothing to say.
  if (total === 0 && filterCount(groups.state) === 0) return <div />
  return (
    <aside className={classes.aside} aria-label={t('filters')}>
      <div className={classes.filters}>
        <h2 className={text.section}>{t('filters')}</h2>
        <ClearFilters {...groups} />
      </div>
      <FilterGroups {...groups} />
    </aside>
  )
}

function ClearFilters({ state, onChange }: { state: SearchState; onChange: (state: SearchState) => void }) {
  if (filterCount(state) === 0) return null
  return (
    <UnstyledButton className={classes.clear} onClick={() => onChange(withoutFilters(state))}>
      {t('clearFilters')}
    </UnstyledButton>
  )
}

/** On phones: a button with the number of filters set, and a sheet from below. */
export function FiltersSheet({ total, ...groups }: FiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const count = filterCount(groups.state)
  const open = () => {
    setOpen(true)
    setWasOpen(true)
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.7} aria-hidden="true" />}
        onClick={open}
      >
        {t('filters')}
        {count > 0 && (
          <>
            &nbsp; <CountTag accent>{String(count)}</CountTag>
          </>
        )}
      </Button>
      {wasOpen && (
        <Part isOver onFailed={() => setWasOpen(false)}>
          <BottomSheet
            opened={isOpen}
            onClose={() => setOpen(false)}
            title={t('filters')}
            closeLabel={t('close')}
            foot={
              <Button fullWidth size="lg" onClick={() => setOpen(false)}>
                {t('show', { count: total ?? 0 })}
              </Button>
            }
          >
            <div className={classes.sheetGroups}>
              <ClearFilters {...groups} />
              <FilterGroups {...groups} />
            </div>
          </BottomSheet>
        </Part>
      )}
    </>
  )
}
