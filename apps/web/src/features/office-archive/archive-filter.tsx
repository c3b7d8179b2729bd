import { ActionIcon, Button, Popover } from '@mantine/core'
import { IconFilter, IconFilterFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { BottomSheet } from '../../ui/bottom-sheet.tsx'
import { useFocusReturn } from '../../ui/focus-return.ts'
import { useIsPhone } from '../../ui/media.ts'
import { FilterFields } from './filter-fields.tsx'
import { hasPart, type useArchivePlace } from './place.ts'
import { t } from './words.ts'

type Place = ReturnType<typeof useArchivePlace>

/** Campus, office, unit and category, each narrowing the next; the same as the tree, also where the rail is folded. */
export function ArchiveFilter({ place }: { place: Place }) {
  const [isOpen, setOpen] = useState(false)
  useFocusReturn(isOpen)
  const phone = useIsPhone()
  const close = () => setOpen(false)
  if (phone)
    return (
      <>
        <FilterButton isOn={hasPart(place)} size={44} onClick={() => setOpen(true)} />
        <BottomSheet
          opened={isOpen}
          onClose={close}
          title={t('filter')}
          closeLabel={t('close')}
          foot={
            <Button fullWidth onClick={close}>
              {t('show')}
            </Button>
          }
        >
          <FilterFields place={place} />
        </BottomSheet>
      </>
    )
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={320} trapFocus>
      <Popover.Target>
        <FilterButton isOn={hasPart(place)} size={34} onClick={() => setOpen(!isOpen)} />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('filter')}>
        <FilterFields place={place} />
      </Popover.Dropdown>
    </Popover>
  )
}

interface FilterButtonProps extends React.ComponentPropsWithRef<'button'> {
  isOn: boolean
  size: number
}

function FilterButton({ isOn, size, ...button }: FilterButtonProps) {
  const Icon = isOn ? IconFilterFilled : IconFilter
  return (
    <ActionIcon
      {...button}
      size={size}
      color={isOn ? 'ink' : 'gray'}
      aria-label={isOn ? t('filterOn') : t('filter')}
      title={t('filter')}
    >
      <Icon size={18} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  )
}
