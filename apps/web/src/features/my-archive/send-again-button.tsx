import { Button } from '@mantine/core'
import type { Posting } from '@sinupan/contract'
import { IconSend } from '@tabler/icons-react'
import { documentName } from '../documents/index.ts'
import { useUnitActs } from '../postings/index.ts'
import { t } from './words.ts'

/** Sends a returned posting again, from its row. */
export function SendAgainButton({ posting }: { posting: Posting }) {
  const { sendAgain, isPending } = useUnitActs(posting)
  if (!sendAgain) return null
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconSend size={14} stroke={1.7} aria-hidden="true" />}
      loading={isPending}
      disabled={sendAgain.refused !== undefined}
      title={sendAgain.refused}
      aria-label={t('sendAgainOf', { name: documentName(posting.fileManager) })}
      onClick={sendAgain.run}
    >
      {t('sendAgain')}
    </Button>
  )
}
