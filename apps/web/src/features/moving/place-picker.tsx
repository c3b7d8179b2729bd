import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { debounceMs } from '../../lib/debounce.ts'
import type { TreeNode } from '../../ui/tree/tree-node.ts'
import { TreeView } from '../../ui/tree/tree-view.tsx'
import { nodeOf, useFolderSteps } from '../documents/index.ts'
import { FoundFolders } from './found-folders.tsx'
import classes from './moving.module.css'
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
}

/** The unit's folders as a tree with a search. */
export function PlacePicker(props: PlacePickerProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), debounceMs)
  return (
    <>
      <TextInput
        data-autofocus
        aria-label={t('find')}
        placeholder={t('find')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        leftSection={<IconSearch size={16} stroke={1.7} aria-hidden="true" />}
      />
      <div className={classes.places}>{search ? <FoundFolders {...props} search={search} /> : <Tree {...props} />}</div>
    </>
  )
}

function Tree({ unitId, opened, chosen, onChoose, refusedAt, closed, chosenAside }: PlacePickerProps) {
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
        onChoose={(id) => onChoose({ id: Number(id), name: nameOf(id) })}
      />
    </div>
  )
}
