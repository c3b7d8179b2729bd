import type { MouseEvent } from 'react'
import { formatDay, formatSize } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import type { MenuPlace } from '../../list/act-menu.tsx'
import type { Acts } from '../../list/acts.ts'
import type { Go } from '../../list/address.ts'
import { placeOf } from '../../list/row-acts.tsx'
import { DocumentCard } from '../../ui/cards/document-card.tsx'
import { useIsPhone } from '../../ui/media.ts'
import { Shelf, ShelfGroup, Shelves } from '../../ui/shelves/shelf.tsx'
import { DocumentStatus, documentEntry, documentKind, type Entry, entryName, statusOf } from '../documents/index.ts'
import { useEntryActs } from '../entry-acts/index.ts'
import { CardMenu } from '../entry-list/index.ts'
import { type CategoryPlace, pathOf } from './address.ts'
import {
  type Group,
  groupIdOf,
  groupName,
  isWaiting,
  mostOnShelf,
  type Shelf as ShelfOf,
  shelfIdOf,
  shelfName,
} from './shelves.ts'
import { t } from './words.ts'

export interface OpenMenu {
  at: MenuPlace
  title: string
  acts: Acts
}

interface ShelfCardsProps {
  groups: readonly Group[]
  /** A shelf has come near to what is seen. */
  onNear: (shelf: ShelfOf) => void
  place: CategoryPlace
  go: Go<CategoryPlace>
  onMenu: (menu: OpenMenu) => void
}

/** The shelves by group; on each the latest documents, a press opens one. */
export function ShelfCards({ groups, onNear, go, onMenu }: ShelfCardsProps) {
  const actsOf = useEntryActs({
    open: (entry) => entry.kind === 'document' && go({ previewId: entry.document.id }, { replace: false }),
    showDetails: (entry) =>
      entry.kind === 'document' && go({ categoryId: entry.document.documentCategory?.id ?? 0, details: entry.id }),
  })
  return (
    <Shelves>
      {groups.map((group) => (
        <ShelfGroup key={groupIdOf(group)} name={groupName(group)}>
          {group.categories.map((shelf) => (
            <Shelf
              key={shelfIdOf(shelf)}
              name={shelfName(shelf)}
              to={pathOf(paths.filesByCategory(), { categoryId: shelfIdOf(shelf) })}
              line={lineOf(shelf)}
              waiting={isWaiting(shelf) ? Math.min(shelf.fileCount, mostOnShelf) : 0}
              onNear={() => onNear(shelf)}
            >
              {shelf.latest.map((document) => (
                <Card key={document.id} entry={documentEntry(document)} actsOf={actsOf} onMenu={onMenu} />
              ))}
            </Shelf>
          ))}
        </ShelfGroup>
      ))}
    </Shelves>
  )
}

const lineOf = ({ fileCount, totalFileSize }: ShelfOf) =>
  t('sum', { documents: t('documentCount', { count: fileCount }), size: formatSize(totalFileSize) })

interface CardProps {
  entry: ReturnType<typeof documentEntry>
  actsOf: (entries: readonly Entry[]) => Acts
  onMenu: (menu: OpenMenu) => void
}

function Card({ entry, actsOf, onMenu }: CardProps) {
  const phone = useIsPhone()
  const document = entry.kind === 'document' ? entry.document : undefined
  if (!document) return null
  const openMenu = (_: Entry, event: MouseEvent) => {
    event.preventDefault()
    onMenu({
      at: event.type === 'click' ? placeOf(event) : { x: event.clientX, y: event.clientY },
      title: entryName(entry),
      acts: actsOf([entry]),
    })
  }
  return (
    <DocumentCard
      name={entryName(entry)}
      kind={documentKind(document)}
      thumbnail={document.thumbnailUrl ?? undefined}
      left={!phone && statusOf(document) && <DocumentStatus document={document} />}
      right={document.updatedAt && formatDay(document.updatedAt)}
      to={pathOf(paths.filesByCategory(), { previewId: document.id })}
      menu={<CardMenu entry={entry} onMenu={openMenu} />}
      on={{ onContextMenu: (event) => openMenu(entry, event) }}
    />
  )
}
