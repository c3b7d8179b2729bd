import { paths } from '../../lib/paths.ts'
import type { ScreenTab } from '../../list/list-screen.tsx'
import { t } from './words.ts'

/** What people who left have left behind, for an administrator to give to others. */
export const handOverTabs = (): ScreenTab[] => [
  { id: 'pools', label: t('orphanedPools'), to: paths.admin('pools') },
  { id: 'ownerless', label: t('ownerless'), to: paths.admin('ownerless') },
]
