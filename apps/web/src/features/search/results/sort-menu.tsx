import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useIsPhone } from '../../../ui/media.ts'
import { MenuChoice } from '../../../ui/menu-choice.tsx'
import { changed, type SearchState, sorts } from '../search-state.ts'
import { t } from '../words.ts'
import classes from './results.module.css'

interface SortMenuProps {
  state: SearchState
  onChange: (state: SearchState) => void
}

/** The order of the results. */
export function SortMenu({ state, onChange }: SortMenuProps) {
  const phone = useIsPhone()
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <Button
          className={classes.sort ?? ''}
          variant={phone ? 'default' : 'subtle'}
          color="gray"
          size={phone ? 'sm' : 'compact-sm'}
          aria-label={`${t(state.sort)}, ${t('sort')}`}
          rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden="true" />}
        >
          {t(state.sort)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {sorts.map((sort) => (
          <MenuChoice
            key={sort}
            checked={sort === state.sort}
            closes
            onChoose={() => onChange(changed(state, { sort }))}
          >
            {t(sort)}
          </MenuChoice>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
