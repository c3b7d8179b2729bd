import { IconChecks } from '@tabler/icons-react'
import { type MouseEvent, useMemo, useState } from 'react'
import { toast } from '../../lib/toast.tsx'
import type { MenuPlace } from '../../list/act-menu.tsx'
import type { Acts } from '../../list/acts.ts'
import type { ListCommand } from '../../list/list-keys.ts'
import { placeOf } from '../../list/row-acts.tsx'
import { rowElement } from '../../list/rows.ts'
import { onlyThis } from '../../list/selection.ts'
import { useListKeys } from '../../list/use-list-keys.ts'
import type { Selecting } from '../../list/use-selection.ts'
import { useIsPhone } from '../../ui/media.ts'
import { type Entry, entryName } from '../documents/index.ts'
import { t } from './words.ts'

interface OpenMenu {
  at: MenuPlace
  title: string
  acts: Acts
}

export interface CommandedList {
  /** As shown, top to bottom. */
  entries: readonly Entry[]
  selecting: Selecting
  /** The chosen entries, also those of other pages. */
  chosen: readonly Entry[]
  actsOf: (entries: readonly Entry[]) => Acts
  /** What a menu on empty space offers, under which title. */
  empty?: { title: string; acts: Acts }
  onFilter?: () => void
}

/** What keys, menus and double clicks do in a list of entries. */
export function useListCommands({ entries, selecting, chosen, actsOf, empty, onFilter }: CommandedList) {
  const [menu, setMenu] = useState<OpenMenu>()
  /** The chosen ones where the row is one of them, else the row alone, which is then chosen. */
  const meant = (entry: Entry): readonly Entry[] => {
    if (selecting.ids.has(entry.id)) return chosen
    selecting.set(onlyThis(entry.id))
    return [entry]
  }
  const phone = useIsPhone()
  const openMenu = (these: readonly Entry[], at: MenuPlace) => {
    const [first] = these
    if (!first) return
    // Where a finger has no box to tick: the same as a long press, for whoever doesn't know it or can't do it.
    const choose = { id: 'choose', label: t('choose'), icon: IconChecks, run: () => selecting.set(onlyThis(first.id)) }
    const acts = actsOf(these)
    setMenu({ at, title: entryName(first), acts: phone && these.length === 1 ? [[choose], ...acts] : acts })
  }
  const run = (id: string, these: readonly Entry[]) => {
    const act = actsOf(these)
      .flat()
      .find((one) => one.id === id)
    if (act?.refused) toast.info({ title: act.refused })
    else act?.run()
  }
  const onCommand = (command: ListCommand, id: string | undefined) => {
    if (command === 'filter') return onFilter?.()
    const entry = entries.find((one) => one.id === id)
    if (!entry) return undefined
    if (command === 'menu') return openMenu(meant(entry), cornerOf(entry.id))
    if (command === 'preview') return entry.kind === 'document' ? run('open', [entry]) : undefined
    return run(command, ofOne.has(command) ? [entry] : meant(entry))
  }
  const order = useMemo(() => entries.map((entry) => entry.id), [entries])
  useListKeys({ order, selecting, onCommand })
  return {
    acts: actsOf(chosen),
    menu: menu && { ...menu, onClose: () => setMenu(undefined) },
    onOpen: (entry: Entry) => run('open', [entry]),
    onMenu: (entry: Entry, event: MouseEvent) => {
      event.preventDefault()
      event.stopPropagation()
      // The dots of a row mean that row, also while others are chosen; a right click means the chosen ones.
      if (event.type === 'click') openMenu([entry], placeOf(event))
      else openMenu(meant(entry), { x: event.clientX, y: event.clientY })
    },
    onEmptyMenu: (event: MouseEvent) => {
      if (!empty || (event.target instanceof Element && event.target.closest('input, a, button, [role=dialog]'))) return
      event.preventDefault()
      selecting.clear()
      setMenu({ at: { x: event.clientX, y: event.clientY }, ...empty })
    },
  }
}

const ofOne: ReadonlySet<ListCommand> = new Set(['open', 'rename', 'details'])

function cornerOf(id: string): MenuPlace {
  const { left, bottom } = rowElement(id)?.getBoundingClientRect() ?? { left: 0, bottom: 0 }
  return { x: left + 48, y: bottom - 8 }
}
