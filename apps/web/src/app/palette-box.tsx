import { ActionIcon } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { SearchBox } from '../ui/staff-shell/top-bar-parts.tsx'
import { usePaletteSlot } from './palette-slot.ts'
import { t } from './words.ts'

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** The box that looks like a search field and opens the palette, with its shortcut. */
export function PaletteBox() {
  const { isThere, open } = usePaletteSlot()
  useHotkeys(isThere ? [['mod+K', open]] : [], [])
  return isThere ? <SearchBox text={t('search')} shortcut={isApple ? '⌘K' : 'Ctrl K'} onClick={open} /> : null
}

export function PaletteButton() {
  const { isThere, open } = usePaletteSlot()
  if (!isThere) return null
  return (
    <ActionIcon size={44} aria-label={t('search')} onClick={open}>
      <IconSearch size={20} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  )
}
