import { ActionIcon } from '@mantine/core'
import { IconArrowsSort } from '@tabler/icons-react'
import { useState } from 'react'
import type { Go } from '../../list/address.ts'
import { SortSheet } from '../my-office/index.ts'
import type { CategoryPlace } from './address.ts'
import { useShelfLayout } from './view-choice.tsx'
import { t } from './words.ts'

/** On a phone, in place of the table's head and the view toggle. */
export function PhoneViewButton({ place, go }: { place: CategoryPlace; go: Go<CategoryPlace> }) {
  const [isOpen, setOpen] = useState(false)
  const [layout, setLayout] = useShelfLayout()
  const { column, direction } = place.sorting
  return (
    <>
      <ActionIcon size={44} aria-label={t('sort')} onClick={() => setOpen(true)}>
        <IconArrowsSort size={20} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      {isOpen && (
        <SortSheet
          view={{ sort: column, order: direction }}
          onView={({ sort, order }) => go({ sorting: { column: sort, direction: order } })}
          layout={layout}
          onLayout={setLayout}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
