import { ActionIcon } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { openPalette } from '../frame/opened.ts'
import { t } from '../frame/words.ts'
import { SearchBox } from '../ui/staff-shell/top-bar-parts.tsx'

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** The box that looks like a search field and opens the palette, with its shortcut. */
export function PaletteBox() {
  useHotkeys([['mod+K', openPalette]], [])
  return <SearchBox text={t('search')} shortcut={isApple ? '⌘K' : 'Ctrl K'} onClick={openPalette} />
}

export function PaletteButton() {
  return (
    <ActionIcon size={44} aria-label={t('search')} onClick={openPalette}>
      <IconSearch size={20} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  )
}
