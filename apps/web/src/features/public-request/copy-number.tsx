import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useCopied } from '../../ui/copied.ts'
import { t } from './words.ts'

/** Copies a tracking number, and says so. */
export function CopyNumber({ trackingNo }: { trackingNo: string }) {
  const { isCopied, copy } = useCopied()
  const Icon = isCopied ? IconCheck : IconCopy
  return (
    <Button
      variant="default"
      leftSection={<Icon size={16} stroke={1.8} aria-hidden="true" />}
      onClick={() => copy(trackingNo)}
    >
      {isCopied ? t('copied') : t('copyNumber')}
    </Button>
  )
}
