import { ActionIcon } from '@mantine/core'
import {
  IconAlertTriangleFilled,
  IconCheck,
  IconCircleCheckFilled,
  IconCopy,
  IconFile,
  IconRefresh,
  IconX,
} from '@tabler/icons-react'
import { useRef } from 'react'
import { formatSize } from '../../lib/format.ts'
import { useCopied } from '../../ui/copied.ts'
import lines from '../../ui/file-lines.module.css'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { isToSend, type Sending } from './use-sending.ts'
import { t } from './words.ts'

interface SendingListProps {
  files: readonly Sending[]
  /** Places: what waits beyond them does not fit. */
  left: number
  isSending: boolean
  onRemove: (id: number) => void
  /** The last one was taken out: the focus goes to where files are chosen. */
  onEmptied: () => void
  onRetry: (id: number) => void
}

/** The chosen files, each with how far it is, its receipt, or why it did not go. */
export function SendingList({ files, left, isSending, onRemove, onEmptied, onRetry }: SendingListProps) {
  const list = useRef<HTMLUListElement>(null)
  if (files.length === 0) return null
  const beyond = new Set(files.filter(isToSend).slice(left))
  const remove = (id: number) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
    const at = buttons.findIndex((button) => button.dataset.remove === String(id))
    const next = buttons[at + 1] ?? buttons[at - 1]
    if (next) next.focus()
    else onEmptied()
    onRemove(id)
  }
  return (
    <ul ref={list} className={lines.files} aria-label={t('files')}>
      {files.map((one) => (
        <li key={one.id} className={lines.file} data-state={beyond.has(one) && !isSending ? 'refused' : one.state}>
          <StateIcon state={one.state} />
          <div className={lines.text}>
            <span className={lines.name}>{one.file.name}</span>
            {beyond.has(one) && !isSending ? (
              <span className={lines.caption}>{t('noPlace')}</span>
            ) : (
              <Line sending={one} />
            )}
          </div>
          {one.receipt && <CopyReceipt name={one.file.name} receipt={one.receipt} />}
          {one.state === 'failed' && !isSending && (
            <ActionIcon aria-label={t('retry', { name: one.file.name })} onClick={() => onRetry(one.id)}>
              <IconRefresh size={18} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          )}
          {one.state !== 'sent' && !isSending && (
            <ActionIcon
              data-remove={one.id}
              aria-label={t('remove', { name: one.file.name })}
              onClick={() => remove(one.id)}
            >
              <IconX size={18} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  )
}

const icons = {
  chosen: IconFile,
  sending: IconFile,
  sent: IconCircleCheckFilled,
  failed: IconAlertTriangleFilled,
  refused: IconAlertTriangleFilled,
}

function StateIcon({ state }: Pick<Sending, 'state'>) {
  const Icon = icons[state]
  return <Icon className={lines.icon} size={20} stroke={1.6} aria-hidden="true" />
}

function Line({ sending: { state, share, receipt, why, file } }: { sending: Sending }) {
  if (state === 'sending') return <ProgressBar share={share} label={file.name} />
  if (state === 'sent') return <span className={lines.caption}>{t('sentWith', { receipt: receipt ?? '' })}</span>
  const text = state !== 'chosen' ? why : `${formatSize(file.size)} · ${t('chosen')}`
  return <span className={lines.caption}>{text}</span>
}

function CopyReceipt({ name, receipt }: { name: string; receipt: string }) {
  const { isCopied, copy } = useCopied()
  const Icon = isCopied ? IconCheck : IconCopy
  const label = isCopied ? t('copied') : t('copyReceipt', { name })
  return (
    <ActionIcon aria-label={label} title={label} onClick={() => copy(receipt)}>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  )
}
