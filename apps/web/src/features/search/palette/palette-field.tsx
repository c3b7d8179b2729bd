import { UnstyledButton } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { KeyCap } from '../../../ui/key-cap.tsx'
import { useIsPhone } from '../../../ui/media.ts'
import { movedTo } from '../../../ui/option-move.ts'
import classes from './palette.module.css'
import type { PaletteEntry } from './palette-entry.ts'
import { optionId } from './palette-list.tsx'
import { t } from './words.ts'

interface PaletteFieldProps {
  typed: string
  onType: (text: string) => void
  listId: string
  entries: readonly PaletteEntry[]
  active: PaletteEntry | undefined
  onMove: (id: string) => void
  onRun: () => void
  onClose: () => void
}

/** The field. It keeps the focus while the keys walk through the list under it. */
export function PaletteField({ typed, onType, listId, entries, active, onMove, onRun, onClose }: PaletteFieldProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const isCaretKey = (event.key === 'Home' || event.key === 'End') && typed !== ''
    const ids = entries.map(({ id }) => id)
    const to = isCaretKey ? undefined : movedTo(ids, active?.id, event.key)
    if (to !== undefined) onMove(to)
    else if (event.key === 'Enter') onRun()
    else if (event.key === 'Delete' && typed === '' && active?.forget) active.forget()
    else return
    event.preventDefault()
  }
  return (
    <div className={classes.field}>
      <IconSearch size={20} stroke={1.6} aria-hidden="true" />
      <input
        data-autofocus
        role="combobox"
        aria-label={t('placeholder')}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={active && optionId(listId, active.id)}
        aria-autocomplete="list"
        placeholder={t('placeholder')}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <CloseKey onClose={onClose} />
    </div>
  )
}

/** The key that closes; on phones, where there is none, a ×. */
function CloseKey({ onClose }: { onClose: () => void }) {
  const phone = useIsPhone()
  return (
    <UnstyledButton className={classes.close} aria-label={phone ? t('close') : t('escape')} onClick={onClose}>
      {phone ? <IconX size={20} stroke={1.6} aria-hidden="true" /> : <KeyCap>Esc</KeyCap>}
    </UnstyledButton>
  )
}
