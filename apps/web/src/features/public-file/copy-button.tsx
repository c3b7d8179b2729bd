import { ActionIcon } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useCopied } from '../../ui/copied.ts'
import { t } from './words.ts'

/** Copies a text, and says so for two seconds. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { isCopied, copy } = useCopied()
  const Icon = isCopied ? IconCheck : IconCopy
  return (
    <ActionIcon
      aria-label={isCopied ? t('copied') : label}
      title={isCopied ? t('copied') : label}
      onClick={() => copy(text)}
    >
      <Icon size={18} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  )
}
