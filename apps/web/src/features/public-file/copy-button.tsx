import { ActionIcon } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { t } from './words.ts'

const saidMs = 2_000

/** Copies a text, and says so for two seconds. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), saidMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () => void copyText(text).then(() => setCopied(true))
  const Icon = isCopied ? IconCheck : IconCopy
  return (
    <ActionIcon aria-label={isCopied ? t('copied') : label} title={isCopied ? t('copied') : label} onClick={copy}>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  )
}

/** Also on pages without TLS, where browsers keep the clipboard from scripts. */
async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const field = Object.assign(document.createElement('textarea'), { value: text })
  field.className = 'visually-hidden'
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
