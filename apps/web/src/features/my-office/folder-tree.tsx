import { ActionIcon } from '@mantine/core'
import type { FolderStep } from '@sinupan/contract'
import { IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { openDialog } from '../../lib/dialogs.tsx'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.tsx'
import type { MenuPlace } from '../../list/act-menu.tsx'
import type { TreeNode } from '../../ui/tree/tree-node.ts'
import { TreeView } from '../../ui/tree/tree-view.tsx'
import { TreeZone } from '../../ui/tree/tree-zone.tsx'
import { CreateFolderDialog, nodeOf, type Place, useFolderSteps } from '../documents/index.ts'
import { useDrops, usePlaceRefs } from '../moving/index.ts'
import { FolderNodeMenu } from './folder-node-menu.tsx'
import { useOpenFolders } from './open-folders.ts'
import { t } from './words.ts'

interface FolderTreeProps {
  /** The one that is shown, once it is known. */
  place: Place | undefined
  unitId: number
  /** The way to the folder, from the top: they open by themselves. */
  way: readonly number[]
}

/** The unit's folders in the rail: lazy, with what is open remembered, and a place to drop on. */
export function FolderTree({ place, unitId, way }: FolderTreeProps) {
  const { open, setOpen, openAll } = useOpenFolders(unitId)
  const { roots, stepsIn, stepOf } = useFolderSteps(unitId, open)
  const go = useGoToFolder()
  const [menu, setMenu] = useState<{ step: FolderStep; at: MenuPlace; act?: string }>()
  const placeRef = usePlaceRefs(useDrops(({ id }) => setOpen(String(id), true)))
  const ancestors = way.slice(0, -1).join(' ')
  useEffect(() => openAll(ancestors.split(' ').filter(Boolean)), [ancestors, openAll])
  const ask = (node: TreeNode, at: MenuPlace, act?: string) => {
    const step = stepOf(node.id)
    if (step) setMenu({ step, at, ...(act && { act }) })
  }
  return (
    <TreeZone
      title={t('folders')}
      action={
        <ActionIcon
          size={28}
          aria-label={t('newFolder')}
          title={t('newFolder')}
          onClick={() =>
            place
              ? openDialog((close) => <CreateFolderDialog place={place} onClose={close} />)
              : toast.info({ title: t('notOpenYet') })
          }
        >
          <IconPlus size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      }
    >
      <TreeView
        label={t('folders')}
        roots={roots?.map(nodeOf) ?? []}
        childrenOf={(id) => stepsIn(id)?.map(nodeOf)}
        expanded={open}
        onExpand={setOpen}
        chosenId={place && String(place.id)}
        onChoose={(id) => {
          const step = stepOf(id)
          if (step) go(step)
        }}
        rowRef={(node, element) => placeRef('tree', { id: Number(node.id), name: node.name, unitId }, element)}
        onNodeMenu={(node, event) => ask(node, pointOf(event))}
        onNodeKey={(node, event) => {
          const act = actOfKey(event)
          if (act !== undefined) ask(node, cornerOf(event), act || undefined)
        }}
      />
      {menu && <FolderNodeMenu key={menu.step.id} {...menu} unitId={unitId} onClose={() => setMenu(undefined)} />}
    </TreeZone>
  )
}

function useGoToFolder() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return ({ routeId }: FolderStep) => {
    const sort = new URLSearchParams(
      [...new URLSearchParams(search)].filter(([key]) => key === 'sort' || key === 'order'),
    )
    void navigate({ pathname: paths.folder(routeId), search: sort.toString() })
  }
}

function pointOf(event: MouseEvent): MenuPlace {
  event.preventDefault()
  return { x: event.clientX, y: event.clientY }
}

function cornerOf(event: KeyboardEvent): MenuPlace {
  event.preventDefault()
  const { left, bottom } = event.currentTarget.getBoundingClientRect()
  return { x: left + 24, y: bottom }
}

/** The act of a key on a node: empty for the menu itself. */
function actOfKey({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): string | undefined {
  if (key === 'F2') return 'rename'
  if (key === 'Delete') return 'trash'
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'm') return 'move'
  return key === 'ContextMenu' || (key === 'F10' && shiftKey) ? '' : undefined
}
