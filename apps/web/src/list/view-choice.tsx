import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLayout } from '../lib/preferences.ts'
import type { Layout, LayoutScreen } from '../lib/stored-preferences.ts'
import { useIsPhone } from '../ui/media.ts'
import { ViewToggle } from '../ui/view-toggle.tsx'
import type { ScreenAct } from './screen-acts.tsx'
import { t } from './words.ts'

interface ViewChoice {
  layout: Layout
  /** For the head, where there is room. */
  toggle: ReactNode
  /** For a phone's menu; empty elsewhere. */
  acts: readonly ScreenAct[]
}

/** Table or grid of a screen, remembered for the person, and how to choose. */
export function useViewChoice(screen: LayoutScreen): ViewChoice {
  const [layout, setLayout] = useLayout(screen)
  const phone = useIsPhone()
  return {
    layout,
    toggle: <ViewToggle view={layout} onChange={setLayout} tableLabel={t('table')} gridLabel={t('grid')} />,
    acts: phone ? otherLayouts(layout, setLayout) : [],
  }
}

/** What a phone's menu offers: the layout that doesn't show. `shown` is none of them where something else does. */
export const otherLayouts = (shown: Layout | undefined, show: (layout: Layout) => void): ScreenAct[] => [
  ...(shown === 'table' ? [] : [{ id: 'table', label: t('asTable'), icon: IconList, run: () => show('table') }]),
  ...(shown === 'grid' ? [] : [{ id: 'grid', label: t('asGrid'), icon: IconLayoutGrid, run: () => show('grid') }]),
]
