import { paths } from '../../lib/paths.ts'
import type { ScreenTab } from '../../list/list-screen.tsx'
import { t } from './words.ts'

export type SettingsTab = 'tree' | 'campuses' | 'offices' | 'units'

/** The tree and its three tables: each a screen of its own. */
export const settingsTabs = (): readonly (ScreenTab & { id: SettingsTab })[] => [
  { id: 'tree', label: t('tree'), to: paths.admin('organisation') },
  { id: 'campuses', label: t('campuses'), to: paths.admin('settings-campus') },
  { id: 'offices', label: t('offices'), to: paths.admin('settings-office') },
  { id: 'units', label: t('units'), to: paths.admin('settings-delivery-unit') },
]
