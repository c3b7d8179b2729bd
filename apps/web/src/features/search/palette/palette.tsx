import { usePalette } from '../../../frame/opened.ts'
import { part } from '../../../lib/chunk.ts'
import { Part } from '../../../lib/part.tsx'

const PaletteDialog = part(() => import('./palette-dialog.tsx'), 'PaletteDialog')

/** Waits for Ctrl K or the search box; its code comes when it is first opened. */
export function Palette() {
  const { isOpen, close } = usePalette()
  if (!isOpen) return null
  return (
    <Part isOver onFailed={close}>
      <PaletteDialog onClose={close} />
    </Part>
  )
}
