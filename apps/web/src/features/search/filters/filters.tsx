import { Button, UnstyledButton } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { BottomSheet } from '../../../ui/bottom-sheet.tsx'
import { CountTag } from '../../../ui/count-tag.tsx'
import { text } from '../../../ui/text.ts'
import { filterCount, withoutFilters } from '../chosen.ts'
import { t } from '../words.ts'
import { FilterGroups, type FilterGroupsProps } from './filter-groups.tsx'
import classes from './filters.module.css'

export interface FiltersProps extends FilterGroupsProps {
  total: number | undefined
}

/** The filters at the left. */
export function FiltersAside(groups: FilterGroupsProps) {
  return (
    <aside aria-label={t('filters')}>
      <div className={classes.head}>
        <h2 className={text.section}>{t('filters')}</h2>
        <ClearFilters {...groups} />
      </div>
      <FilterGroups {...groups} />
    </aside>
  )
}

function ClearFilters({ state, onChange }: FilterGroupsProps) {
  if (filterCount(state) === 0) return null
  return (
    <UnstyledButton className={classes.clear} onClick={() => onChange(withoutFilters(state))}>
      {t('clearFilters')}
    </UnstyledButton>
  )
}

/** On phones: a button with the number of filters set, and a sheet from below. */
export function FiltersSheet({ total = 0, ...groups }: FiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const count = filterCount(groups.state)
  return (
    <>
      <Button
        variant="default"
        className={classes.open ?? ''}
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.7} aria-hidden="true" />}
        rightSection={count > 0 && <CountTag accent>{String(count)}</CountTag>}
        onClick={() => setOpen(true)}
      >
        {t('filters')}
      </Button>
      <BottomSheet
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('filters')}
        closeLabel={t('close')}
        foot={
          <Button fullWidth onClick={() => setOpen(false)}>
            {t('show', { count: total })}
          </Button>
        }
      >
        <ClearFilters {...groups} />
        <FilterGroups {...groups} />
      </BottomSheet>
    </>
  )
}
