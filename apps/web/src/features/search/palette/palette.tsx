import { lazy, Suspense } from 'react'
import { usePalette } from '../../../frame/palette-slot.ts'

const PaletteDialog = lazy(async () => ({ default: (await import('./palette-dialog.tsx')).PaletteDialog }))

/** Waits for Ctrl K or the search box; its code comes when it is first opened. */
export function Palette() {
  const { isOpen, close } = usePalette()
  if (!isOpen) return null
  return (
    <Suspense>
      <PaletteDialog onClose={close} />
    </Suspense>
  )
}
