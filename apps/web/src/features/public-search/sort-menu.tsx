import '../../ui/mantine-more.css'
import { Button, Menu } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import classes from './results.module.css'
import { changed, type SearchState, sorts } from './search-state.ts'
import { t } from './words.ts'

interface SortMenuProps {
  state: SearchState
  onChange: (state: SearchState) => void
  phone?: boolean
}

/** In which order. Without words there is no best match. */
export function SortMenu({ state, onChange, phone }: SortMenuProps) {
  const now = state.sort ?? (state.search ? 'relevance' : 'newest')
  const choices = state.search ? sorts : sorts.filter((sort) => sort !== 'relevance')
  return (
    <span className={classes.sort}>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <Button
            variant={phone ? 'default' : 'subtle'}
            size={phone ? 'sm' : 'xs'}
            color="gray"
            aria-label={`${t('sort')}: ${t(now)}`}
            rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden="true" />}
          >
            {t(now)}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {choices.map((sort) => (
            <Menu.Item
              key={sort}
              role="menuitemradio"
              aria-checked={sort === now}
              rightSection={sort === now && <IconCheck size={16} stroke={1.7} aria-hidden="true" />}
              onClick={() => onChange(changed(state, { sort }))}
            >
              {t(sort)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </span>
  )
}
