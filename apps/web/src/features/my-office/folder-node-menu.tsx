import type { FolderStep } from '@sinupan/contract'
import { IconFolderPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { openDialog } from '../../lib/dialogs.tsx'
import { paths } from '../../lib/paths.ts'
import { ActMenu, type MenuPlace } from '../../list/act-menu.tsx'
import type { Act, Acts } from '../../list/acts.ts'
import { CreateFolderDialog, folderEntry, folderQuery } from '../documents/index.ts'
import { useEntryActs } from '../entry-acts/index.ts'
import { t } from './words.ts'

interface FolderNodeMenuProps {
  step: FolderStep
  unitId: number
  at: MenuPlace
  /** Does this at once in place of a menu. */
  act?: string
  onClose: () => void
}

/** The menu of a folder in the tree. The tree knows little of it, so it is read first. */
export function FolderNodeMenu({ step, unitId, at, act, onClose }: FolderNodeMenuProps) {
  const navigate = useNavigate()
  const { data } = useQuery(folderQuery(String(step.id)))
  const go = (search = '') => void navigate({ pathname: paths.folder(step.routeId), search })
  const actsOf = useEntryActs({ open: () => go(), showDetails: () => go(`?details=f${step.id}`) })
  const acts = data && withNewFolder(actsOf([folderEntry(data)]), { id: step.id, unitId })
  const isReady = acts !== undefined
  const run = useEffectEvent(() => {
    const wanted = acts?.flat().find((one) => one.id === act)
    onClose()
    if (wanted && !wanted.refused) wanted.run()
  })
  useEffect(() => {
    if (isReady && act) run()
  }, [isReady, act])
  if (!acts || act) return null
  return <ActMenu at={at} title={step.name} acts={acts} onClose={onClose} />
}

function withNewFolder([looking = [], ...others]: Acts, place: { id: number; unitId: number }): Acts {
  const newFolder: Act = {
    id: 'new-folder',
    label: t('newFolderInside'),
    icon: IconFolderPlus,
    run: () => openDialog((close) => <CreateFolderDialog place={place} onClose={close} />),
  }
  return [[...looking, newFolder], ...others]
}
