import { ActionIcon } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { type DOMAttributes, type MouseEvent, useRef } from 'react'
import { formatDay } from '../../lib/format.ts'
import { useCardWindow } from '../../list/use-card-window.ts'
import { CardGrid } from '../../ui/cards/card-grid.tsx'
import { DocumentCard, FolderCard } from '../../ui/cards/document-card.tsx'
import { FolderIcon } from '../../ui/folder-icon.tsx'
import { DocumentStatus, documentKind, type Entry, entryName, modifiedOf, statusOf } from '../documents/index.ts'
import classes from './entry-list.module.css'
import type { EntryListProps } from './entry-table.tsx'
import { t } from './words.ts'

interface EntryGridProps extends EntryListProps {
  /** Under a name, in place of what is inside, status and day. */
  cardLine?: (entry: Entry) => React.ReactNode
  folderPages?: React.ReactNode
}

/** Folders and documents as cards: folders first, or in the groups that one chose. */
export function EntryGrid(props: EntryGridProps) {
  const { groups, folderPages, activeId } = props
  const sections = groups.flatMap((group) => sectionsOf(group.entries, group.id, group.label))
  const withStop = sections.find(({ entries }) => entries.some(({ id }) => id === activeId)) ?? sections[0]
  return (
    <div className={classes.cards}>
      {sections.map(({ id, label, kind, entries }) => (
        <div key={id}>
          <Cards label={label} entries={entries} list={props} hasStop={id === withStop?.id} />
          {kind === 'folder' && folderPages}
        </div>
      ))}
    </div>
  )
}

interface CardsProps {
  label: string
  entries: readonly Entry[]
  list: EntryGridProps
  /** The tab key leads to one of them: the active one, or the first that is drawn. */
  hasStop: boolean
}

/** The cards of one kind; of many only those near the window are drawn. */
function Cards({ label, entries, list, hasStop }: CardsProps) {
  const grid = useRef<HTMLDivElement>(null)
  const { from, to, space } = useCardWindow(
    grid,
    entries.map(({ id }) => id),
  )
  const drawn = entries.slice(from, to)
  const stop = hasStop ? (drawn.find(({ id }) => id === list.activeId) ?? drawn[0]) : undefined
  return (
    <CardGrid label={label} dense gridRef={grid} space={space}>
      {drawn.map((entry) => (
        <Card key={entry.id} entry={entry} list={list} isStop={entry === stop} />
      ))}
    </CardGrid>
  )
}

/** Folders' cards are lower than documents', so that a group of both becomes two. */
function sectionsOf(entries: readonly Entry[], groupId: string, label: string | undefined) {
  return (['folder', 'document'] as const).flatMap((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind)
    const usual = kind === 'folder' ? t('folders') : t('documents')
    return ofKind.length > 0 ? [{ id: `${groupId}${kind}`, label: label ?? usual, kind, entries: ofKind }] : []
  })
}

interface CardProps {
  entry: Entry
  list: EntryGridProps
  isStop: boolean
}

function Card({ entry, list, isStop }: CardProps) {
  const name = entryName(entry)
  const { selecting, rowRef } = list
  const shared = {
    name,
    selected: selecting.ids.has(entry.id),
    on: handlersOf(entry, list, isStop),
    menu: <CardMenu entry={entry} onMenu={list.onMenu} />,
    ...(rowRef && { rootRef: (element: HTMLElement | null) => rowRef(entry, element) }),
  }
  if (entry.kind === 'folder') {
    const { childCount, fileCount } = entry.folder
    const items = t('items', { count: childCount + fileCount })
    return <FolderCard {...shared} icon={<FolderIcon />} line={list.cardLine?.(entry) ?? items} />
  }
  const { document } = entry
  const modified = modifiedOf(entry)
  return (
    <DocumentCard
      {...shared}
      kind={documentKind(document)}
      thumbnail={document.thumbnailUrl ?? undefined}
      left={list.cardLine ? list.cardLine(entry) : statusOf(document) && <DocumentStatus document={document} />}
      right={!list.cardLine && modified && formatDay(modified)}
    />
  )
}

/** The dots over a card's preview. */
export const CardMenu = ({ entry, onMenu }: { entry: Entry; onMenu: EntryListProps['onMenu'] }) => (
  <ActionIcon
    size={28}
    className={classes.cardMenu}
    aria-label={t('actionsFor', { name: entryName(entry) })}
    onClick={(event) => onMenu(entry, event)}
  >
    <IconDotsVertical size={16} stroke={2} aria-hidden="true" />
  </ActionIcon>
)

/** What makes a card a row of the list: reached by the arrows, chosen by a click, opened by a double click. */
function handlersOf(entry: Entry, { selecting, onOpen, onMenu, onActivate }: EntryGridProps, isStop: boolean) {
  const on: DOMAttributes<HTMLElement> & Record<string, unknown> = {
    'data-row-id': entry.id,
    'data-card': '',
    'aria-label': selecting.ids.has(entry.id) ? t('chosen', { name: entryName(entry) }) : entryName(entry),
    tabIndex: isStop ? 0 : -1,
    onClick: (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a, button')) return
      selecting.toggle(entry.id, { shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey })
    },
    onDoubleClick: (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest('a, button'))) onOpen(entry)
    },
    onContextMenu: (event: MouseEvent) => onMenu(entry, event),
    onFocus: () => onActivate(entry.id),
  }
  return on as DOMAttributes<HTMLElement>
}
