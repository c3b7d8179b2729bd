import { useLayout } from '../../lib/preferences.ts'
import type { Layout } from '../../lib/stored-preferences.ts'

/** Of one's pins: one toggle for what the preferences keep apart, the page's folders and its files. */
export function usePinLayout(): readonly [Layout, (layout: Layout) => void] {
  const [layout, setLayout] = useLayout('pinPageFile')
  const [, setFolderLayout] = useLayout('pinPageFolder')
  const set = (value: Layout) => {
    setLayout(value)
    setFolderLayout(value)
  }
  return [layout, set]
}
