import { ActionIcon, Button } from '@mantine/core'
import { IconArrowsSort, IconFilter } from '@tabler/icons-react'
import { useState } from 'react'
import type { Go } from '../../list/address.ts'
import { FilterField } from '../../list/filter-field.tsx'
import { BottomSheet } from '../../ui/bottom-sheet.tsx'
import { SortSheet } from '../my-office/index.ts'
import type { CategoryPlace } from './address.ts'
import { useShelfLayout } from './view-choice.tsx'
import { t } from './words.ts'

interface PhoneViewProps {
  place: CategoryPlace
  go: Go<CategoryPlace>
}

const icon = { size: 20, stroke: 1.6, 'aria-hidden': 'true' } as const

/** On a phone, in place of the table's head, the view toggle and the filter. */
export function PhoneView(props: PhoneViewProps) {
  const [open, setOpen] = useState<'sort' | 'filter'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <ActionIcon size={44} aria-label={t('sort')} onClick={() => setOpen('sort')}>
        <IconArrowsSort {...icon} />
      </ActionIcon>
      <ActionIcon size={44} aria-label={t('filterTitle')} onClick={() => setOpen('filter')}>
        <IconFilter {...icon} />
      </ActionIcon>
      {open === 'sort' && <Sort {...props} onClose={close} />}
      <BottomSheet
        opened={open === 'filter'}
        onClose={close}
        title={t('filterTitle')}
        closeLabel={t('close')}
        foot={
          <Button fullWidth onClick={close}>
            {t('show')}
          </Button>
        }
      >
        <FilterField label={t('filter')} value={props.place.search} onChange={(search) => props.go({ search })} />
      </BottomSheet>
    </>
  )
}

function Sort({ place, go, onClose }: PhoneViewProps & { onClose: () => void }) {
  const [layout, setLayout] = useShelfLayout()
  return (
    <SortSheet
      view={place}
      onView={({ sorting }) => go({ sorting })}
      layout={layout}
      onLayout={setLayout}
      onClose={onClose}
    />
  )
}
