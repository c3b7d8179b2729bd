import '../../../ui/mantine-more.css'
import { Modal } from '@mantine/core'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFocusReturn } from '../../../ui/focus-return.ts'
import { KeyCap } from '../../../ui/key-cap.tsx'
import { useIsPhone } from '../../../ui/media.ts'
import classes from './palette.module.css'
import type { PaletteEntry } from './palette-entry.ts'
import { PaletteField } from './palette-field.tsx'
import { PaletteList } from './palette-list.tsx'
import { usePaletteGroups } from './use-palette-groups.tsx'
import { t } from './words.ts'

/** One field for documents, folders, tags, categories, screens and actions; all of it by keyboard. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const phone = useIsPhone()
  useFocusReturn()
  return (
    <Modal.Root
      opened
      onClose={onClose}
      returnFocus={false}
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
  const { groups, isSearching, isNothing, isFailed, unread } = usePaletteGroups(typed, (to) => void navigate(to))
  const entries = groups.flatMap((group) => group.entries)
  const active = entries.find(({ id }) => id === wanted) ?? entries[0]
  const run = (entry: PaletteEntry | undefined) => {
    onClose()
    entry?.run()
  }
  return (
    <>
      <PaletteField
        typed={typed}
        onType={(text) => {
          setTyped(text)
          setWanted(undefined)
        }}
        listId={listId}
        entries={entries}
        active={active}
        onMove={setWanted}
        onRun={() => run(active)}
        onClose={onClose}
      />
      <PaletteList
        id={listId}
        groups={groups}
        activeId={active?.id}
        onActive={setWanted}
        onRun={run}
        note={unread ?? (isFailed ? t('failed') : isNothing ? t('nothing') : undefined)}
        isBusy={isSearching}
      />
      <Hints canForget={active?.forget !== undefined} />
    </>
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
