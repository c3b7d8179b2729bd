import { listOwnPools } from '@sinupan/contract'
import { PoolsScreen } from './pools-screen.tsx'
import { t } from './words.ts'

/** The pools that I own. */
export const MyPoolPage = () => (
  <PoolsScreen kind="mine" endpoint={listOwnPools} empty={{ title: t('noneMine'), line: t('noneMineLine') }} />
)
