import {
  IconBuilding,
  IconCalendarDue,
  IconCategory,
  IconChartBar,
  IconClock,
  IconFileImport,
  IconFileSearch,
  IconFileShredder,
  IconInbox,
  IconLock,
  IconLockOpen,
  IconMail,
  IconSchool,
  IconShare,
  IconStack2,
  IconTags,
  IconUser,
  IconWorldSearch,
} from '@tabler/icons-react'
import { navigationFor } from '../../../frame/navigation.ts'
import { type Permission, usePermissions } from '../../../lib/access-list.ts'
import { useUser } from '../../../lib/account.ts'
import { paths } from '../../../lib/paths.ts'
import type { NavItem } from '../../../ui/staff-shell/nav-types.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { t } from './words.ts'

const look = { size: 20, stroke: 1.6, 'aria-hidden': 'true' } as const

interface Screen {
  id: string
  label: string
  to: string
  icon: NavItem['icon']
  /** For who has it. */
  permission?: Permission
}

/** The screens that stand beside those of the rail, or behind a tab of one. */
const beside = (permissions: ReadonlySet<string>, isCru: boolean): Screen[] => {
  const isAdministrator = permissions.has('administration')
  const screens: Screen[] = [
    { id: 'recent', label: t('recentDocuments'), to: `${paths.pinned()}?tab=recent`, icon: IconClock },
    { id: 'shared-given', label: t('iShare'), to: `${paths.sharedWithMe()}?tab=given`, icon: IconShare },
    { id: 'shared-asked', label: t('askedOfMe'), to: `${paths.sharedWithMe()}?tab=asked`, icon: IconLockOpen },
    { id: 'shared-drops', label: t('iAskFor'), to: `${paths.sharedWithMe()}?tab=drops`, icon: IconInbox },
    { id: 'advanced-search', label: t('advancedSearch'), to: paths.advancedSearch(), icon: IconFileSearch },
    { id: 'public-documents', label: t('publicDocuments'), to: paths.officeArchiveDashboard(), icon: IconChartBar },
    { id: 'public-search', label: t('publicSearch'), to: paths.publicSearch(), icon: IconWorldSearch },
    { id: 'profile', label: t('profile'), to: paths.userProfile(), icon: IconUser },
    {
      id: 'series-groups',
      label: t('seriesGroups'),
      to: isAdministrator ? paths.admin('admin-document-category-group') : paths.categoryGroups(),
      icon: IconCategory,
      permission: 'taxonomy',
    },
    {
      id: 'tags',
      label: t('tagsKept'),
      to: isAdministrator ? paths.admin('document-tag') : paths.tags(),
      icon: IconTags,
      permission: 'taxonomy',
    },
    {
      id: 'settings-campus',
      label: t('settingsCampus'),
      to: paths.admin('settings-campus'),
      icon: IconSchool,
      permission: 'administration',
    },
    {
      id: 'settings-office',
      label: t('settingsOffice'),
      to: paths.admin('settings-office'),
      icon: IconBuilding,
      permission: 'administration',
    },
    {
      id: 'settings-unit',
      label: t('settingsUnit'),
      to: paths.admin('settings-delivery-unit'),
      icon: IconBuilding,
      permission: 'administration',
    },
    {
      id: 'import',
      label: t('import'),
      to: paths.admin('import'),
      icon: IconFileImport,
      permission: 'administration',
    },
    // The rail has it while there is something to answer.
    ...(permissions.has('records')
      ? []
      : [{ id: 'concurrence', label: t('disposal'), to: paths.disposals(), icon: IconFileShredder }]),
    ...(isCru ? [{ id: 'holds', label: t('holds'), to: paths.holds(), icon: IconLock }] : []),
    { id: 'expiring', label: t('expiring'), to: paths.ownExpiring(), icon: IconCalendarDue },
    { id: 'pools-shared', label: t('poolsShared'), to: paths.poolsSharedWithMe(), icon: IconStack2 },
    {
      id: 'orphaned-pools',
      label: t('orphanedPools'),
      to: paths.admin('pools'),
      icon: IconStack2,
      permission: 'administration',
    },
    { id: 'outbox', label: t('outbox'), to: paths.admin('outbox'), icon: IconMail, permission: 'administration' },
  ]
  return screens.filter(({ permission }) => !permission || permissions.has(permission))
}

/** The screens that this person may enter: those of the rail, and those beside it. */
export function useScreens(go: (to: string) => void): PaletteEntry[] {
  const permissions = usePermissions()
  const { isCru } = useUser()
  const inRail: Screen[] = navigationFor(permissions, {}, false).flatMap(({ items }) => items)
  return [...inRail, ...beside(permissions, isCru)].map(({ id, label, to, icon: Icon }) => ({
    id: `screen ${id}`,
    label,
    icon: <Icon {...look} />,
    run: () => go(to),
  }))
}
