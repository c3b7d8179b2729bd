import {
  IconBuilding,
  IconChartBar,
  IconDeviceDesktop,
  IconFileSearch,
  IconLogout,
  IconMoon,
  IconSun,
  IconUser,
  IconWorldSearch,
} from '@tabler/icons-react'
import { navigationFor } from '../../../frame/navigation.ts'
import { useUnits } from '../../../frame/unit.ts'
import { useSwitchUnit } from '../../../frame/use-switch-unit.ts'
import { usePermissions } from '../../../lib/access-list.ts'
import { paths } from '../../../lib/paths.ts'
import { prefer, usePreferences } from '../../../lib/preferences.ts'
import { signOut } from '../../../lib/sign-out.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { t } from './words.ts'

const look = { size: 20, stroke: 1.6, 'aria-hidden': 'true' } as const

/** The screens that this person may enter: those of the rail, and some beside it. */
export function useScreens(go: (to: string) => void): PaletteEntry[] {
  const permissions = usePermissions()
  const inRail = navigationFor(permissions, {}, false)
    .flatMap(({ items }) => items)
    .map(({ id, label, to, icon: Icon }) => ({ id, label, to, icon: <Icon {...look} /> }))
  const beside = [
    {
      id: 'advanced-search',
      label: t('advancedSearch'),
      to: paths.advancedSearch(),
      icon: <IconFileSearch {...look} />,
    },
    {
      id: 'public-documents',
      label: t('publicDocuments'),
      to: paths.officeArchiveDashboard(),
      icon: <IconChartBar {...look} />,
    },
    { id: 'public-search', label: t('publicSearch'), to: paths.publicSearch(), icon: <IconWorldSearch {...look} /> },
    { id: 'profile', label: t('profile'), to: paths.userProfile(), icon: <IconUser {...look} /> },
  ]
  return [...inRail, ...beside].map(({ id, label, to, icon }) => ({
    id: `screen ${id}`,
    label,
    icon,
    run: () => go(to),
  }))
}

/** What can be done from everywhere. */
export function useActions(): PaletteEntry[] {
  const { all, chosen } = useUnits()
  const switchTo = useSwitchUnit()
  const { theme: now = 'auto' } = usePreferences()
  const themes = [
    { theme: 'light', label: t('light'), icon: <IconSun {...look} /> },
    { theme: 'dark', label: t('dark'), icon: <IconMoon {...look} /> },
    { theme: 'auto', label: t('auto'), icon: <IconDeviceDesktop {...look} /> },
  ] as const
  return [
    ...all
      .filter(({ id }) => id !== chosen?.id)
      .map((unit) => ({
        id: `unit ${unit.id}`,
        label: t('workIn', { unit: unit.name }),
        icon: <IconBuilding {...look} />,
        run: () => switchTo(unit),
      })),
    ...themes
      .filter(({ theme }) => theme !== now)
      .map(({ theme, label, icon }) => ({
        id: `theme ${theme}`,
        label,
        icon,
        run: () => prefer(() => ({ theme })),
      })),
    { id: 'sign-out', label: t('signOut'), icon: <IconLogout {...look} />, run: () => void signOut() },
  ]
}
