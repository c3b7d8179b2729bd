import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { monitorForExternal } from '@atlaskit/pragmatic-drag-and-drop/external/adapter'
import { preventUnhandled } from '@atlaskit/pragmatic-drag-and-drop/prevent-unhandled'
import { useEffect, useRef } from 'react'
import { useInstitution } from '../../frame/institution.tsx'
import { toast } from '../../lib/toast.tsx'
import { type Entry, refusedFor } from '../documents/index.ts'
import { entriesOfDrop, uploadInto, walkEntries } from '../uploads/index.ts'
import { useAttachments } from './attachments.ts'
import { dragEntries } from './drag-entries.ts'
import { type DropPlace, type Drops, dropPlace } from './drop-place.ts'
import { useMoveEntries } from './use-move-entries.ts'
import { t } from './words.ts'

/** What happens to entries and files that are dropped on a place. */
export function useDrops(onLinger?: Drops['onLinger']): Drops {
  const move = useMoveEntries()
  const { uploadLimit } = useInstitution()
  return {
    onEntries: (entries, place) => {
      const refused = refusedFor(entries, 'move')
      if (refused) toast.failed({ title: t('moveFailed', { count: entries.length, to: place.name }), line: refused })
      else void move(entries, place)
    },
    onFiles: (items, place) => {
      const entries = entriesOfDrop(items)
      void walkEntries(entries).then((picked) => uploadInto(place, picked, uploadLimit))
    },
    ...(onLinger && { onLinger }),
  }
}

/** For elements that are places: `placeRef(place)` is a ref. */
export function usePlaceRefs(drops: Drops) {
  const attach = useAttachments()
  const latest = useLatest(drops)
  return (key: string, place: DropPlace, element: HTMLElement | null) =>
    attach(`${key}${place.unitId}/${place.id}`, element, (one) => dropPlace(one, place, () => latest.current))
}

interface EntryDnd {
  drops: Drops
  /** What a drag of this entry carries: all chosen ones where it is one of them. */
  dragged: (entry: Entry) => readonly Entry[]
}

/** For the rows of a list: all can be dragged, folders take what is dropped on them. */
export function useEntryRefs({ drops, dragged }: EntryDnd) {
  const attach = useAttachments()
  const latest = useLatest({ drops, dragged })
  return (entry: Entry, element: HTMLElement | null) =>
    attach(entry.id, element, (one) => {
      const drag = dragEntries(one, () => latest.current.dragged(entry))
      if (entry.kind === 'document') return drag
      const { id, name, deliveryUnitId } = entry.folder
      return combine(
        drag,
        dropPlace(one, { id, name, unitId: deliveryUnitId }, () => latest.current.drops),
      )
    })
}

/** Files that miss every place don't make the browser leave the page. */
export function useNoStrayDrops(): void {
  useEffect(
    () => monitorForExternal({ onDragStart: () => preventUnhandled.start(), onDrop: () => preventUnhandled.stop() }),
    [],
  )
}

function useLatest<T>(value: T) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
