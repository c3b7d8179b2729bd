import { useEffect, useRef } from 'react'
import { MarkedText } from '../../../ui/search/marked-text.tsx'
import classes from './palette.module.css'
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts'
import { t } from './words.ts'

interface PaletteListProps {
  id: string
  groups: readonly PaletteGroup[]
  activeId: string | undefined
  onActive: (id: string) => void
  onRun: (entry: PaletteEntry) => void
  /** Under the first entry: nothing was found, or it failed. */
  note: string | undefined
  isBusy: boolean
}

/** The DOM id of an entry in the list of this id. */
export const optionId = (id: string, part: string) => `${id} ${part}`.replaceAll(' ', '-')

/** The entries in their groups; the field keeps the focus, the active one is told by it. */
export function PaletteList({ id, groups, activeId, onActive, onRun, note, isBusy }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (activeId !== undefined)
      list.current?.querySelector(`#${CSS.escape(optionId(id, activeId))}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, activeId])
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <>
      <div ref={list} id={id} role="listbox" aria-label={t('results')} aria-busy={isBusy} className={classes.list}>
        {groups.map((group, index) => (
          <Group key={group.id} id={id} group={group}>
            {group.entries.map((entry) => (
              <Option
                key={entry.id}
                id={optionId(id, entry.id)}
                entry={entry}
                isActive={entry.id === activeId}
                onActive={() => onActive(entry.id)}
                onRun={() => onRun(entry)}
              />
            ))}
            {index === 0 && note && <p className={classes.note}>{note}</p>}
          </Group>
        ))}
      </div>
      <div className="visually-hidden" role="status">
        {isBusy ? t('searching') : (note ?? t('found', { count }))}
      </div>
    </>
  )
}

function Group({ id, group, children }: { id: string; group: PaletteGroup; children: React.ReactNode }) {
  if (!group.label) return children
  const labelId = optionId(id, `group ${group.id}`)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, which no element is
    <div role="group" aria-labelledby={labelId}>
      <div id={labelId} className={classes.groupLabel}>
        {group.label}
      </div>
      {children}
    </div>
  )
}

interface OptionProps {
  id: string
  entry: PaletteEntry
  isActive: boolean
  onActive: () => void
  onRun: () => void
}

function Option({ id, entry, isActive, onActive, onRun }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and points at the active option
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes.option}
      onPointerMove={isActive ? undefined : onActive}
      onClick={onRun}
    >
      <span className={classes.icon}>{entry.icon}</span>
      <span className={classes.label}>
        <MarkedText text={entry.label} />
        {entry.passage && (
          <span className={classes.passage}>
            {entry.place && <span className={classes.place}>{entry.place}</span>}
            <MarkedText text={entry.passage} />
          </span>
        )}
      </span>
      {entry.line && <span className={classes.line}>{entry.line}</span>}
    </div>
  )
}
