import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useRested } from '../../lib/rested.ts'
import { useEnterAhead } from '../../ui/enter-ahead.ts'
import { movedTo } from '../../ui/option-move.ts'
import pick from '../../ui/pick/pick.module.css'
import type { TreeNode } from '../../ui/tree/tree-node.ts'
import { TreeView } from '../../ui/tree/tree-view.tsx'
import { nodeOf, useFolderSteps } from '../documents/index.ts'
import { FoundFolders, foundId, useFoundFolders } from './found-folders.tsx'
import type { Destination } from './use-move-entries.ts'
import { t } from './words.ts'

interface PlacePickerProps {
  unitId: number
  /** The ids of the folders that are open at first. */
  opened: readonly string[]
  chosen: Destination | undefined
  onChoose: (place: Destination) => void
  /** Why a folder can't be chosen; undefined where it can. */
  refusedAt: (id: number) => string | undefined
  /** Folders that don't open: those that are being moved. */
  closed: ReadonlySet<number>
  /** What stands at the right of the chosen one. */
  chosenAside?: string | undefined
  /** Where the tree is opened and the keyboard comes in. */
  startId?: string | undefined
  /** Choosing the chosen one again, by Enter or a double click, is meant. */
  onConfirm: () => void
}

/** The unit's folders as a tree with a search. The arrows go on from the field: into what was found, or into the tree. */
export function PlacePicker(props: PlacePickerProps) {
  const { unitId, chosen, refusedAt } = props
  const [typed, setTyped] = useState('')
  const search = useRested(typed.trim())
  const [wanted, setWanted] = useState<number>()
  const found = useFoundFolders({ unitId, search, refusedAt })
  const listId = useId()
  const places = useRef<HTMLDivElement>(null)
  const choose = choosing(props)
  const open = search === '' ? [] : (found.folders?.filter(({ isRefused }) => !isRefused) ?? [])
  const active = open.find(({ id }) => id === wanted) ?? open[0]
  const isLooking = typed.trim() !== '' && (search !== typed.trim() || found.isLooking)
  const ahead = useEnterAhead(isLooking, () => active && props.onChoose({ id: active.id, name: active.name }))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const isIntoTree = search === '' && event.key === 'ArrowDown'
    const isCaretKey = event.key === 'Home' || event.key === 'End'
    const ids = open.map(({ id }) => String(id))
    const to = isCaretKey ? undefined : movedTo(ids, active && String(active.id), event.key)
    if (isIntoTree) places.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus()
    else if (to !== undefined) setWanted(Number(to))
    else if (event.key === 'Enter' && isLooking && wanted === undefined) ahead.ask()
    else if (event.key === 'Enter' && active) choose(active)
    else return
    event.preventDefault()
  }
  return (
    <>
      <TextInput
        data-autofocus
        aria-label={t('find')}
        placeholder={t('find')}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setWanted(undefined)
          ahead.forget()
        }}
        onKeyDown={onKeyDown}
        leftSection={<IconSearch size={16} stroke={1.7} aria-hidden="true" />}
        {...(search !== '' && {
          role: 'combobox',
          'aria-expanded': true,
          'aria-controls': listId,
          'aria-autocomplete': 'list',
          'aria-activedescendant': active && foundId(listId, active.id),
        })}
      />
      <div ref={places} className={pick.list}>
        {search ? (
          <FoundFolders
            {...found}
            id={listId}
            search={search}
            activeId={active?.id}
            chosenId={chosen?.id}
            onChoose={choose}
          />
        ) : (
          <Tree {...props} onChoose={choose} />
        )}
      </div>
    </>
  )
}

/** Chooses a place; the chosen one again is the answer. */
const choosing =
  ({ chosen, onChoose, onConfirm }: PlacePickerProps) =>
  ({ id, name }: Destination) =>
    id === chosen?.id ? onConfirm() : onChoose({ id, name })

function Tree(props: PlacePickerProps) {
  const { unitId, opened, chosen, onChoose, refusedAt, closed, chosenAside, startId } = props
  const [moved, setMoved] = useState<ReadonlyMap<string, boolean>>(new Map())
  const expanded = new Set(['0', ...opened].filter((id) => moved.get(id) !== false))
  for (const [id, isOpen] of moved) if (isOpen) expanded.add(id)
  const { roots, stepsIn, stepOf } = useFolderSteps(unitId, expanded)
  const dressed = (node: TreeNode): TreeNode => {
    const refused = refusedAt(Number(node.id))
    const aside = refused ?? (Number(node.id) === chosen?.id ? chosenAside : undefined)
    return {
      ...node,
      hasChildren: node.hasChildren && !closed.has(Number(node.id)),
      ...(refused && { disabled: true }),
      ...(aside && { aside }),
    }
  }
  const tree = useRef<HTMLDivElement>(null)
  const isThere = opened.every((id) => stepsIn(id) !== undefined) && roots !== undefined
  useEffect(() => {
    // Where they are now is where one looks first.
    if (isThere) tree.current?.querySelector('[aria-disabled]')?.scrollIntoView({ block: 'center' })
  }, [isThere])
  const nameOf = (id: string) => (id === '0' ? t('myOffice') : stepOf(id)?.name) ?? ''
  return (
    <div ref={tree}>
      <TreeView
        label={t('whereTo')}
        rowHeight={36}
        roots={[dressed({ id: '0', name: t('myOffice'), hasChildren: (roots?.length ?? 1) > 0 })]}
        childrenOf={(id) => stepsIn(id)?.map((step) => dressed(nodeOf(step)))}
        expanded={expanded}
        onExpand={(id, isOpen) => setMoved(new Map(moved).set(id, isOpen))}
        chosenId={chosen && String(chosen.id)}
        startId={startId}
        onChoose={(id) => onChoose({ id: Number(id), name: nameOf(id) })}
      />
    </div>
  )
}
