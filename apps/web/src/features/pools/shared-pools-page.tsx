import { listSharedPools } from '@sinupan/contract'
import { PoolsScreen } from './pools-screen.tsx'
import { t } from './words.ts'

/** The pools that others have taken me into. */
export const SharedPoolsPage = () => (
  <PoolsScreen kind="shared" endpoint={listSharedPools} empty={{ title: t('noneShared'), line: t('noneSharedLine') }} />
)
