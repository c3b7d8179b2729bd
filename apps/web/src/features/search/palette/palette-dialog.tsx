import '../../../ui/mantine-more.css'
import { Modal, UnstyledButton } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { KeyCap } from '../../../ui/key-cap.tsx'
import { useIsPhone } from '../../../ui/media.ts'
import classes from './palette.module.css'
import { movedTo } from './palette-entry.ts'
import { PaletteList } from './palette-list.tsx'
import { usePaletteGroups } from './use-palette-groups.tsx'
import { t } from './words.ts'

/** One field for documents, folders, tags, categories, screens and actions; all of it by keyboard. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const phone = useIsPhone()
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={640}
      yOffset={phone ? 0 : '10vh'}
      xOffset={phone ? 0 : 16}
      fullScreen={phone}
      transitionProps={{ transition: 'fade', duration: 120 }}
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay color="#0b0b09" backgroundOpacity={0.5} />
      <Modal.Content aria-label={t('title')} radius={phone ? 0 : 'lg'}>
        <Inside onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  )
}

function Inside({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState<string>()
  const listId = useId()
  const go = (to: string) => void navigate(to)
  const { groups, isSearching, isNothing, isFailed } = usePaletteGroups(typed, go)
  const entries = groups.flatMap((group) => group.entries)
  const ids = entries.map(({ id }) => id)
  const active = entries.find(({ id }) => id === wanted) ?? entries[0]
  const run = (entry = active) => {
    onClose()
    entry?.run()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const isCaretKey = event.key === 'Home' || event.key === 'End'
    const to = isCaretKey && typed !== '' ? undefined : movedTo(ids, active?.id, event.key)
    if (to !== undefined) setWanted(to)
    else if (event.key === 'Enter') run()
    else if (event.key === 'Delete' && typed === '' && active?.forget) active.forget()
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className={classes.field}>
        <IconSearch size={20} stroke={1.6} aria-hidden="true" />
        <input
          data-autofocus
          role="combobox"
          aria-label={t('placeholder')}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={active && `${listId} ${active.id}`.replaceAll(' ', '-')}
          aria-autocomplete="list"
          placeholder={t('placeholder')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setWanted(undefined)
          }}
          onKeyDown={onKeyDown}
        />
        <CloseKey onClose={onClose} />
      </div>
      <PaletteList
        id={listId}
        groups={groups}
        activeId={active?.id}
        onActive={setWanted}
        onRun={run}
        note={isFailed ? t('failed') : isNothing ? t('nothing') : undefined}
        isBusy={isSearching}
      />
      <Hints canForget={active?.forget !== undefined} />
    </>
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

function Hints({ canForget }: { canForget: boolean }) {
  return (
    <div className={classes.hints} aria-hidden="true">
      <span>
        <KeyCap>↑</KeyCap>
        <KeyCap>↓</KeyCap> {t('keyMove')}
      </span>
      <span>
        <KeyCap>Enter</KeyCap> {t('keyOpen')}
      </span>
      {canForget && (
        <span>
          <KeyCap>Del</KeyCap> {t('keyForget')}
        </span>
      )}
    </div>
  )
}
