import type { FileLocation } from '@sinupan/contract'
import { IconScan } from '@tabler/icons-react'
import { part } from '../../../lib/chunk.ts'
import { openDialog } from '../../../lib/dialogs.tsx'
import { toast } from '../../../lib/toast.tsx'
import type { ScreenAct } from '../../../list/screen-acts.tsx'
import { t } from '../words.ts'
import { useKeyScans } from './use-key-scans.ts'
import { useScan } from './use-scan.ts'

const ScanDialog = part(() => import('./scan-dialog.tsx'), 'ScanDialog')

/** The screen's act that opens the scanning; without it a keyboard scanner opens what it reads. */
export function useScanAct({ into }: { into?: FileLocation } = {}): ScreenAct {
  const { scan } = useScan()
  useKeyScans((text) => {
    if (!document.querySelector('[role=dialog]')) void scan(text).catch(() => toast.failed({ title: t('placeFailed') }))
  })
  return {
    id: 'scan',
    label: t('scan'),
    icon: IconScan,
    run: () => openDialog((close) => <ScanDialog into={into} onClose={close} />),
  }
}
