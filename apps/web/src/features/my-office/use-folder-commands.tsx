import { type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.tsx'
import { type Entry, entryName } from '../documents/index.ts'
import { useEntryActs } from '../entry-acts/index.ts'
import { type Acts, type ListCommand, type MenuPlace, onlyThis, rowElement, useListKeys } from '../entry-list/index.ts'
import { askFilter } from './filter-focus.ts'
import { sortQuery } from './folder-url.ts'
import type { FolderList } from './use-folder-list.ts'
import { t } from './words.ts'

interface OpenMenu {
  at: MenuPlace
  title: string
  acts: Acts
}

/** What keys, menus and double clicks do in a folder. */
export function useFolderCommands(list: FolderList, addActs: Acts, showDetails: (entry: Entry) => void) {
  const { view, change, selecting, chosen, find, order } = list
  const navigate = useNavigate()
  const [menu, setMenu] = useState<OpenMenu>()
  const open = (entry: Entry) => {
    if (entry.kind === 'document') return change({ preview: entry.document.id }, { replace: false })
    const search = sortQuery(view)
    void navigate({ pathname: paths.folder(entry.folder.routeId), search })
  }
  const actsOf = useEntryActs({ open, showDetails })
  /** The chosen ones where the row is one of them, else the row alone, which is then chosen. */
  const meant = (entry: Entry): readonly Entry[] => {
    if (selecting.ids.has(entry.id)) return chosen
    selecting.set(onlyThis(entry.id))
    return [entry]
  }
  const openMenu = (entries: readonly Entry[], at: MenuPlace) => {
    const [only] = entries
    if (only) setMenu({ at, title: entryName(only), acts: actsOf(entries) })
  }
  const run = (id: string, entries: readonly Entry[]) => {
    const act = actsOf(entries)
      .flat()
      .find((one) => one.id === id)
    if (act?.refused) toast.info({ title: act.refused })
    else act?.run()
  }
  const onCommand = (command: ListCommand, id: string | undefined) => {
    if (command === 'filter') return askFilter()
    const entry = find(id)
    if (!entry) return undefined
    if (command === 'menu') return openMenu(meant(entry), cornerOf(entry.id))
    if (command === 'preview') return entry.kind === 'document' ? run('open', [entry]) : undefined
    if (command === 'open') return run('open', [entry])
    if (command === 'rename' || command === 'details') return run(command, [entry])
    return run(command, meant(entry))
  }
  useListKeys({ order, selecting, onCommand })
  return {
    acts: actsOf(chosen),
    menu,
    closeMenu: () => setMenu(undefined),
    onOpen: (entry: Entry) => run('open', [entry]),
    onMenu: (entry: Entry, event: MouseEvent) => {
      event.preventDefault()
      event.stopPropagation()
      openMenu(meantByMenu(entry, event, meant), { x: event.clientX, y: event.clientY })
    },
    onEmptyMenu: (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('input, a, button, [role=dialog]')) return
      event.preventDefault()
      selecting.clear()
      setMenu({ at: { x: event.clientX, y: event.clientY }, title: t('new'), acts: addActs })
    },
  }
}

// The dots of a row mean that row, also while others are chosen on a phone; a right click means the chosen ones.
const meantByMenu = (entry: Entry, event: MouseEvent, meant: (entry: Entry) => readonly Entry[]) =>
  event.type === 'click' ? [entry] : meant(entry)

function cornerOf(id: string): MenuPlace {
  const { left, bottom } = rowElement(id)?.getBoundingClientRect() ?? { left: 0, bottom: 0 }
  return { x: left + 48, y: bottom - 8 }
}
