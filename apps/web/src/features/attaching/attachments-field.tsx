import { ActionIcon, Button, FileButton } from '@mantine/core'
import { requestBounds } from '@sinupan/contract'
import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconFile,
  IconPaperclip,
  IconRefresh,
  IconX,
} from '@tabler/icons-react'
import { useRef } from 'react'
import { formatSize } from '../../lib/format.ts'
import lines from '../../ui/file-lines.module.css'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import classes from './attaching.module.css'
import type { Attachment, Attachments } from './use-attachments.ts'
import { t } from './words.ts'

const icons = {
  sending: IconFile,
  here: IconCircleCheckFilled,
  failed: IconAlertTriangleFilled,
  refused: IconAlertTriangleFilled,
}

/** Files that go with a form or a message, each with how far it is. */
export function AttachmentsField({ attachments, hasHint }: { attachments: Attachments; hasHint?: boolean }) {
  const reset = useRef<() => void>(null)
  return (
    <div className={classes.attachments}>
      {attachments.files.length > 0 && (
        <ul className={lines.files} aria-label={t('attachments')}>
          {attachments.files.map((one) => (
            <Row key={one.key} attachment={one} onRetry={attachments.retry} onRemove={attachments.remove} />
          ))}
        </ul>
      )}
      <div className={classes.attachLine}>
        <FileButton
          multiple
          resetRef={reset}
          accept=".pdf,.jpg,.jpeg,.png"
          onChange={(files) => {
            if (files.length > 0) attachments.add(files)
            reset.current?.()
          }}
        >
          {(props) => (
            <Button
              {...props}
              variant="subtle"
              color="gray"
              disabled={attachments.isFull}
              leftSection={<IconPaperclip size={18} stroke={1.6} aria-hidden="true" />}
            >
              {t('attach')}
            </Button>
          )}
        </FileButton>
        {hasHint && (
          <span className={lines.caption}>
            {t('attachHint', {
              count: requestBounds.attachments,
              size: formatSize(requestBounds.attachmentBytes, 0),
            })}
          </span>
        )}
      </div>
    </div>
  )
}

interface RowProps {
  attachment: Attachment
  onRetry: (key: number) => void
  onRemove: (key: number) => void
}

function Row({ attachment: { key, file, state, share, why }, onRetry, onRemove }: RowProps) {
  const Icon = icons[state]
  return (
    <li className={lines.file} data-state={state}>
      <Icon className={lines.icon} size={20} stroke={1.6} aria-hidden="true" />
      <div className={lines.text}>
        <span className={lines.name}>{file.name}</span>
        {state === 'sending' ? (
          <ProgressBar share={share} label={file.name} />
        ) : (
          <span className={lines.caption}>{why ?? formatSize(file.size)}</span>
        )}
      </div>
      {state === 'failed' && (
        <ActionIcon aria-label={t('retryFile', { name: file.name })} onClick={() => onRetry(key)}>
          <IconRefresh size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      )}
      <ActionIcon aria-label={t('removeFile', { name: file.name })} onClick={() => onRemove(key)}>
        <IconX size={18} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </li>
  )
}
