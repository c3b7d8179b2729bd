import { IconPackageExport } from '@tabler/icons-react'
import type { Acts } from '../../list/acts.ts'
import { documentsOf, type Entry, refusedFor } from '../documents/index.ts'
import { usePutDocuments } from '../placing/index.ts'
import { t } from './words.ts'

/** Taking documents out of the place that shows. */
export function useTakeOutAct(): (entries: readonly Entry[]) => Acts {
  const put = usePutDocuments()
  return (entries) => [
    [
      {
        id: 'take-out',
        label: t('scanOut'),
        icon: IconPackageExport,
        run: () => void put(documentsOf(entries), null),
        refused: refusedFor(entries, 'place'),
        inBar: 3,
      },
    ],
  ]
}
