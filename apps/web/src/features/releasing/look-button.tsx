import { Button } from '@mantine/core'
import type { RequestCopy } from '@sinupan/contract'
import { part } from '../../lib/chunk.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { t } from './words.ts'

const LookAtCopy = part(() => import('./look-at-copy.tsx'), 'LookAtCopy')

/** Shows a copy that is ready as it would go out. */
export function LookButton({ requestId, copy }: { requestId: number; copy: RequestCopy }) {
  return (
    <Button
      variant="subtle"
      aria-label={t('lookAt', { name: copy.copy?.fileName ?? copy.fileName })}
      onClick={() => openDialog((close) => <LookAtCopy requestId={requestId} copy={copy} onClose={close} />)}
    >
      {t('look')}
    </Button>
  )
}
