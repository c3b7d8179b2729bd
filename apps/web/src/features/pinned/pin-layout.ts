import { useLayout } from '../../lib/preferences.ts'
import type { Layout } from '../../lib/stored-preferences.ts'

/** One toggle for what the preferences keep apart: the page's folders and its files. */
export function usePinLayout(): [Layout, (layout: Layout) => void] {
  const [layout, setLayout] = useLayout('pinPageFile')
  const [, setFolderLayout] = useLayout('pinPageFolder')
  const set = (value: Layout) => {
    setLayout(value)
    setFolderLayout(value)
  }
  return [layout, set]
}
