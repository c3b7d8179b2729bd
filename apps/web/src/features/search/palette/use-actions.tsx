import { IconBuilding, IconDeviceDesktop, IconKeyboard, IconLogout, IconMoon, IconSun } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { openKeysHelp } from '../../../frame/opened.ts'
import { useUnits } from '../../../frame/unit.ts'
import { useSwitchUnit } from '../../../frame/use-switch-unit.ts'
import { paths } from '../../../lib/paths.ts'
import { prefer, usePreferences } from '../../../lib/preferences.ts'
import { signOut } from '../../../lib/sign-out.ts'
import { placeAt } from '../../documents/index.ts'
import { useAddActs } from '../../my-office/index.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { usePoolActions } from './use-pool-actions.tsx'
import { t } from './words.ts'

const look = { size: 20, stroke: 1.6, 'aria-hidden': 'true' } as const

/** What can be done from everywhere. */
export function useActions(typed: string): PaletteEntry[] {
  const { all, chosen } = useUnits()
  const switchTo = useSwitchUnit()
  const { theme: now = 'auto' } = usePreferences()
  const themes = [
    { theme: 'light', label: t('light'), icon: <IconSun {...look} /> },
    { theme: 'dark', label: t('dark'), icon: <IconMoon {...look} /> },
    { theme: 'auto', label: t('auto'), icon: <IconDeviceDesktop {...look} /> },
  ] as const
  return [
    ...useAdding(),
    ...usePoolActions(typed),
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
    { id: 'keys', label: t('keys'), line: '?', icon: <IconKeyboard {...look} />, run: openKeysHelp },
    { id: 'sign-out', label: t('signOut'), icon: <IconLogout {...look} />, run: () => void signOut() },
  ]
}

/** New folder, upload: into the folder that is shown, else into My Office. */
function useAdding(): PaletteEntry[] {
  const { pathname } = useLocation()
  const { chosen } = useUnits()
  const shown = placeAt(decodeURIComponent(pathname.slice(paths.folder('').length)))
  const place = shown ?? { id: 0, unitId: chosen?.id ?? 0, name: t('myOffice') }
  const { acts } = useAddActs(place)
  if (!chosen) return []
  return acts.flat().map(({ id, label, icon: Icon, run }) => ({
    id: `add ${id}`,
    label,
    line: t('into', { name: place.name }),
    icon: <Icon {...look} />,
    run,
  }))
}
