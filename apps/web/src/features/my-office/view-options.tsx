import { ActionIcon, Indicator, Popover, Radio, TextInput } from '@mantine/core'
import { IconFilter, IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useGroupBy } from '../../lib/preferences.ts'
import { useRestedCallback } from '../../lib/rested.ts'
import type { GroupBy } from '../../lib/stored-preferences.ts'
import { BottomSheet } from '../../ui/bottom-sheet.tsx'
import { useFocusReturn } from '../../ui/focus-return.ts'
import { useIsPhone } from '../../ui/media.ts'
import { onAskFilter } from './filter-focus.ts'
import type { FolderView } from './folder-url.ts'
import classes from './my-office.module.css'
import { t } from './words.ts'

interface ViewOptionsProps {
  view: FolderView
  onView: (change: Partial<FolderView>) => void
}

/** Filter within the folder, and in which groups its documents stand. `/` opens it. */
export function ViewOptions(props: ViewOptionsProps) {
  const phone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  useFocusReturn(isOpen)
  useEffect(() => onAskFilter(() => setOpen(true)), [])
  const button = (
    <ActionIcon
      size={phone ? 44 : 32}
      aria-label={t('filter')}
      title={t('filter')}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <Indicator disabled={!props.view.search} size={7} offset={1}>
        <IconFilter size={phone ? 20 : 18} stroke={1.6} aria-hidden="true" style={{ display: 'block' }} />
      </Indicator>
    </ActionIcon>
  )
  const options = <Options {...props} onDone={() => setOpen(false)} />
  if (phone)
    return (
      <>
        {button}
        <BottomSheet opened={isOpen} onClose={() => setOpen(false)} title={t('filter')} closeLabel={t('close')}>
          {options}
        </BottomSheet>
      </>
    )
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={304} trapFocus>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown aria-label={t('filter')}>{options}</Popover.Dropdown>
    </Popover>
  )
}

const groupings: readonly { by: GroupBy; label: () => string }[] = [
  { by: 'none', label: () => t('groupNone') },
  { by: 'type', label: () => t('groupType') },
  { by: 'category', label: () => t('groupCategory') },
  { by: 'date', label: () => t('groupDate') },
]

function Options({ view, onView, onDone }: ViewOptionsProps & { onDone: () => void }) {
  const [typed, setTyped] = useState(view.search)
  const [groupBy, setGroupBy] = useGroupBy('folder')
  const filter = (text: string) => onView({ search: text.trim() })
  const [search] = useRestedCallback(filter)
  return (
    <div className={classes.options}>
      <TextInput
        data-autofocus
        autoFocus
        type="search"
        label={t('filterWithin')}
        placeholder={t('filterPlaceholder')}
        value={typed}
        leftSection={<IconSearch size={16} stroke={1.7} aria-hidden="true" />}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          search(event.currentTarget.value)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            filter(typed)
            onDone()
          }
          // It closes the filter; the browser would empty a search field too.
          if (event.key === 'Escape') event.preventDefault()
        }}
      />
      <Radio.Group label={t('groupBy')} value={groupBy} onChange={(by) => setGroupBy(by as GroupBy)}>
        <div className={classes.choices}>
          {groupings.map(({ by, label }) => (
            <Radio key={by} value={by} label={label()} />
          ))}
        </div>
      </Radio.Group>
    </div>
  )
}
