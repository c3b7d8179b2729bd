import { useState } from 'react'
import { useIsPhone } from '../src/ui/media.ts'
import type { UploadItem } from '../src/ui/upload/upload-item.ts'
import { UploadTray } from '../src/ui/upload/upload-tray.tsx'

const MB = 1024 * 1024
const ITEMS: UploadItem[] = [
  {
    id: '1',
    name: 'Grade sheets BS Biology 2nd sem.pdf',
    done: 12.6 * MB,
    total: 19.7 * MB,
    state: 'sending',
    secondsLeft: 8,
  },
  {
    id: '2',
    name: 'Commencement photos batch 3.zip',
    done: 94.1 * MB,
    total: 448.2 * MB,
    state: 'sending',
    secondsLeft: 120,
  },
]
const nothing = () => undefined

export function Tray() {
  const phone = useIsPhone()
  const [open, setOpen] = useState(!phone)
  return (
    <UploadTray
      title="Uploading 2 files"
      sum="106.7 of 467.9 MB"
      items={ITEMS}
      open={open}
      onOpen={setOpen}
      onClose={nothing}
      onPause={nothing}
      onResume={nothing}
      onCancel={nothing}
      onRetry={nothing}
      line={(item) =>
        `${(item.done / MB).toFixed(1)} of ${(item.total / MB).toFixed(1)} MB · ${item.secondsLeft === 8 ? '8 s' : '2 min'} left`
      }
      words={{
        pause: (name) => `Pause ${name}`,
        resume: (name) => `Resume ${name}`,
        cancel: (name) => `Cancel ${name}`,
        retry: (name) => `Try again ${name}`,
        open: 'Show',
        fold: 'Fold',
        close: 'Close',
      }}
    />
  )
}
