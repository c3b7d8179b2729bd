import type { FileLocation } from '@sinupan/contract'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Act } from '../../list/acts.ts'
import { MainButton } from '../../list/main-button.tsx'
import { NewButton } from '../../list/new-button.tsx'
import type { ScreenAct } from '../../list/screen-acts.tsx'
import { useIsPhone } from '../../ui/media.ts'
import { openCreate } from './dialogs.tsx'
import { useScanAct } from './scanning/use-scan-act.tsx'
import { t } from './words.ts'

interface Site {
  unitId: number
  parent?: FileLocation
}

/**
 * What the head of a screen of places offers. At a desk one makes places; on a phone one stands at the shelf and scans, with
 * the thumb, and all else is in the bar's menu.
 */
export function useTopActs(
  { unitId, parent }: Site,
  others: readonly Act[] = [],
): { acts: ScreenAct[]; main: ReactNode } {
  const phone = useIsPhone()
  const scan = useScanAct({ ...(parent && { into: parent }) })
  const mayMake = parent === undefined || parent.capabilities.edit
  const make = () => openCreate({ unitId, ...(parent && { parent }) })
  if (!phone) return { acts: [scan], main: mayMake && <NewButton onClick={make}>{t('newPlace')}</NewButton> }
  const making: ScreenAct[] = mayMake ? [{ id: 'new', label: t('newPlace'), icon: IconPlus, run: make }] : []
  return {
    acts: [...making, ...others],
    main: (
      <MainButton icon={scan.icon} onClick={scan.run}>
        {scan.label}
      </MainButton>
    ),
  }
}
