import type { Pool } from '@sinupan/contract'
import { IconDoorExit, IconPencil, IconStack2, IconTrash } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { openDialog } from '../../lib/dialogs.tsx'
import { paths } from '../../lib/paths.ts'
import type { Act, Acts } from '../../list/acts.ts'
import { EditPoolDialog } from '../pooling/index.ts'
import { LeavePoolDialog, RemovePoolDialog } from './end-dialogs.tsx'
import { t } from './words.ts'

/** What can be done with a pool besides opening it. `onGone`: it is nothing for the reader any more. */
export const changingActs = (pool: Pool, onGone?: () => void | Promise<void>): Act[] => [
  ...(pool.capabilities.edit
    ? [
        {
          // The key F2 means it.
          id: 'rename',
          label: t('edit'),
          icon: IconPencil,
          run: () => openDialog((close) => <EditPoolDialog pool={pool} onClose={close} />),
        },
      ]
    : []),
  {
    id: 'leave',
    label: t('leave'),
    icon: IconDoorExit,
    refused: pool.capabilities.leave ? undefined : t('leaveRefused'),
    run: () => openDialog((close) => <LeavePoolDialog pool={pool} onGone={onGone} onClose={close} />),
  },
  ...(pool.capabilities.edit
    ? [
        {
          id: 'remove',
          label: t('remove'),
          icon: IconTrash,
          danger: true,
          run: () => openDialog((close) => <RemovePoolDialog pool={pool} onGone={onGone} onClose={close} />),
        },
      ]
    : []),
]

/** The menu of a pool in a list. */
export function usePoolActs(): (pool: Pool) => Acts {
  const navigate = useNavigate()
  return (pool) => [
    [{ id: 'open', label: t('open'), icon: IconStack2, run: () => void navigate(paths.pool(pool.routeId)) }],
    changingActs(pool),
  ]
}
