import { ActionIcon } from '@mantine/core'
import { IconCircleCheckFilled, IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react'
import { FileIcon } from '../file-icon.tsx'
import { extensionOf, fileKindOf } from '../file-kind.ts'
import { MiddleName } from '../middle-name.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import type { UploadItem, UploadTrayProps } from './upload-item.ts'
import classes from './upload-tray.module.css'

type UploadRowProps = { item: UploadItem } & Pick<
  UploadTrayProps,
  'onPause' | 'onResume' | 'onCancel' | 'onRetry' | 'line' | 'words'
>

/** One file on its way, 64 high. */
export function UploadRow(props: UploadRowProps) {
  const { item, line } = props
  const tone = item.state === 'failed' ? 'bad' : item.state === 'paused' ? 'quiet' : 'accent'
  return (
    <li className={classes.row}>
      <FileIcon kind={fileKindOf(extensionOf(item.name))} />
      <div className={classes.text}>
        <MiddleName name={item.name} className={classes.name} />
        <ProgressBar share={item.total ? item.done / item.total : 0} label={item.name} tone={tone} />
        <span className={classes.line} data-failed={item.state === 'failed' || undefined}>
          {item.failure ?? line(item)}
        </span>
      </div>
      <Verbs {...props} />
    </li>
  )
}

function Verbs({ item, words, onPause, onResume, onCancel, onRetry }: UploadRowProps) {
  if (item.state === 'done')
    return (
      <span className={classes.ok}>
        <IconCircleCheckFilled size={20} aria-hidden="true" />
      </span>
    )
  return (
    <div className={classes.verbs}>
      {item.state === 'sending' && (
        <Verb label={words.pause(item.name)} icon={IconPlayerPause} onClick={() => onPause(item.id)} />
      )}
      {item.state === 'paused' && (
        <Verb label={words.resume(item.name)} icon={IconPlayerPlay} onClick={() => onResume(item.id)} />
      )}
      {item.state === 'failed' && !item.isFinal && (
        <Verb label={words.retry(item.name)} icon={IconRefresh} onClick={() => onRetry(item.id)} />
      )}
      <Verb label={words.cancel(item.name)} icon={IconX} onClick={() => onCancel(item.id)} />
    </div>
  )
}

function Verb({ label, icon: Icon, onClick }: { label: string; icon: typeof IconX; onClick: () => void }) {
  return (
    <ActionIcon aria-label={label} title={label} onClick={onClick}>
      <Icon size={16} stroke={1.7} aria-hidden="true" />
    </ActionIcon>
  )
}
