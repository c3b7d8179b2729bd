import { ActionIcon } from '@mantine/core'
import {
  IconCircleCheckFilled,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerStopFilled,
  IconRefresh,
  IconX,
} from '@tabler/icons-react'
import { FileIcon } from '../file-icon.tsx'
import { extensionOf, fileKindOf } from '../file-kind.ts'
import { MiddleName } from '../middle-name.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import classes from './tray.module.css'
import type { TrayActs, TrayItem, TrayProps } from './tray-item.ts'

type TrayRowProps = { item: TrayItem } & Pick<TrayProps, keyof TrayActs | 'words'>

/** One file on its way, 64 high. */
export function TrayRow(props: TrayRowProps) {
  const { item } = props
  // A line that may need two has the bar's room.
  const hasBar = item.state !== 'done' && item.state !== 'failed'
  return (
    <>
      {item.icon ?? <FileIcon kind={fileKindOf(extensionOf(item.name))} />}
      <div className={classes.text}>
        <MiddleName name={item.name} className={classes.name} />
        {hasBar && (
          <ProgressBar share={item.share} label={item.name} tone={item.state === 'paused' ? 'quiet' : 'accent'} />
        )}
        <span
          className={classes.line}
          data-long={!hasBar || undefined}
          data-failed={(item.state === 'failed' && !item.isCalm) || undefined}
        >
          {item.line}
        </span>
      </div>
      <Verbs {...props} />
    </>
  )
}

function Verbs({ item, words, onPause, onResume, onCancel, onRetry, onStop }: TrayRowProps) {
  if (item.state === 'done')
    return (
      <span className={classes.ok}>
        <IconCircleCheckFilled size={20} aria-hidden="true" />
      </span>
    )
  const isOver = item.state === 'failed' && item.isFinal
  return (
    <div className={classes.verbs}>
      {item.state === 'running' && item.canPause && (
        <Verb label={words.pause(item.name)} icon={IconPlayerPause} onClick={() => onPause(item.id)} />
      )}
      {item.state === 'paused' && (
        <Verb label={words.resume(item.name)} icon={IconPlayerPlay} onClick={() => onResume(item.id)} />
      )}
      {item.state === 'failed' && !item.isFinal && (
        <Verb label={words.retry(item.name)} icon={IconRefresh} onClick={() => onRetry(item.id)} />
      )}
      {item.stop === 'now' && !isOver && (
        <Verb label={words.stop(item.name)} icon={IconPlayerStopFilled} onClick={() => onStop(item.id)} />
      )}
      {(!item.stop || isOver) && (
        <Verb
          label={isOver ? words.dismiss(item.name) : words.cancel(item.name)}
          icon={IconX}
          onClick={() => onCancel(item.id)}
        />
      )}
    </div>
  )
}

function Verb({ label, icon: Icon, onClick }: { label: string; icon: typeof IconX; onClick: () => void }) {
  return (
    <ActionIcon className={classes.verb} aria-label={label} title={label} onClick={onClick}>
      <Icon size={16} stroke={1.7} aria-hidden="true" />
    </ActionIcon>
  )
}
