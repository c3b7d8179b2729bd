import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview'
import { type Entry, entryName } from '../documents/index.ts'
import classes from './moving.module.css'
import { t } from './words.ts'

const key = Symbol('entries')

/** The entries that a drag carries; none where it is no drag of ours. */
export const draggedEntries = (data: Record<string | symbol, unknown>): readonly Entry[] =>
  (data[key] as readonly Entry[] | undefined) ?? []

/** Makes a row draggable; `entries` are asked for when it begins. */
export function dragEntries(element: HTMLElement, entries: () => readonly Entry[]): () => void {
  return draggable({
    element,
    getInitialData: () => ({ [key]: entries() }),
    onGenerateDragPreview: ({ nativeSetDragImage, source }) =>
      setCustomNativeDragPreview({
        nativeSetDragImage,
        getOffset: pointerOutsideOfPreview({ x: '12px', y: '8px' }),
        render: ({ container }) => container.append(chip(draggedEntries(source.data))),
      }),
  })
}

/** What hangs at the pointer: the name of one, the number of more. */
function chip(entries: readonly Entry[]): HTMLElement {
  const element = document.createElement('div')
  if (classes.chip) element.className = classes.chip
  const [only] = entries
  element.textContent = entries.length === 1 && only ? entryName(only) : t('dragged', { count: entries.length })
  return element
}
