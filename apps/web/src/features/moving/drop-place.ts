import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { dropTargetForExternal } from '@atlaskit/pragmatic-drag-and-drop/external/adapter'
import { containsFiles } from '@atlaskit/pragmatic-drag-and-drop/external/file'
import { type Entry, unitOf } from '../documents/index.ts'
import { draggedEntries } from './drag-entries.ts'
import type { Destination } from './use-move-entries.ts'
import { movable } from './way-back.ts'

export interface DropPlace extends Destination {
  unitId: number
}
export interface Drops {
  onEntries: (entries: readonly Entry[], place: DropPlace) => void
  /** Files from the desktop. The items are only good while this is called. */
  onFiles: (items: readonly DataTransferItem[], place: DropPlace) => void
  /** Something has hovered for a while. */
  onLinger?: (place: DropPlace) => void
}

const lingerMs = 700

/** Makes an element a place to drop entries and files on. It has `data-drop-over` while something hovers. */
export function dropPlace(element: HTMLElement, place: DropPlace, drops: () => Drops): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = (isOver: boolean) => {
    clearTimeout(timer)
    element.toggleAttribute('data-drop-over', isOver)
    if (isOver) timer = setTimeout(() => drops().onLinger?.(place), lingerMs)
  }
  const isInnermost = (targets: readonly { element: Element }[]) => targets[0]?.element === element
  const hover = {
    onDragEnter: ({ location }: { location: { current: { dropTargets: readonly { element: Element }[] } } }) =>
      over(isInnermost(location.current.dropTargets)),
    onDropTargetChange: ({ location }: { location: { current: { dropTargets: readonly { element: Element }[] } } }) =>
      over(isInnermost(location.current.dropTargets)),
    onDragLeave: () => over(false),
  }
  return combine(
    dropTargetForElements({
      element,
      canDrop: ({ source }) => fits(draggedEntries(source.data), place),
      ...hover,
      onDrop: ({ source, location }) => {
        over(false)
        if (isInnermost(location.current.dropTargets)) drops().onEntries(draggedEntries(source.data), place)
      },
    }),
    dropTargetForExternal({
      element,
      canDrop: containsFiles,
      ...hover,
      onDrop: ({ source, location }) => {
        over(false)
        if (isInnermost(location.current.dropTargets)) drops().onFiles(source.items, place)
      },
    }),
    () => over(false),
  )
}

const fits = (entries: readonly Entry[], { id, unitId }: DropPlace): boolean =>
  movable(entries, id).length > 0 && entries.every((entry) => unitOf(entry) === unitId)
