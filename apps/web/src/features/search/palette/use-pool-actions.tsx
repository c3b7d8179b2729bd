import { IconStack2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { openDialog } from '../../../lib/dialogs.tsx'
import { paths } from '../../../lib/paths.ts'
import { availablePoolsQuery, NewPoolDialog } from '../../pooling/index.ts'
import { AddDocumentsDialog } from '../../pools/index.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { t } from './words.ts'

const icon = <IconStack2 size={20} stroke={1.6} aria-hidden="true" />

/** A new pool, and documents for each pool to which one may add. */
export function usePoolActions(typed: string): PaletteEntry[] {
  const navigate = useNavigate()
  const { data } = useQuery(availablePoolsQuery())
  return [
    {
      id: 'new-pool',
      label: t('newPool'),
      icon,
      run: () =>
        openDialog((close) => (
          <NewPoolDialog onMade={({ routeId }) => void navigate(paths.pool(routeId))} onClose={close} />
        )),
    },
    // There may be many: they come where something is typed.
    ...(typed === '' ? [] : (data?.items ?? [])).map((pool) => ({
      id: `pool ${pool.id}`,
      label: t('addToPool', { title: pool.title }),
      icon,
      run: () => openDialog((close) => <AddDocumentsDialog pool={pool} onClose={close} />),
    })),
  ]
}
