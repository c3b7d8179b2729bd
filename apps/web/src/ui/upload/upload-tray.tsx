import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { useIsPhone } from '../media.ts'
import { ProgressBar } from '../progress-bar.tsx'
import type { UploadItem, UploadTrayProps } from './upload-item.ts'
import { UploadRow } from './upload-row.tsx'
import classes from './upload-tray.module.css'

/** What is being sent: 344 wide, 16 from the bottom, beside the panel. On phones one bar with the sum. */
export function UploadTray(props: UploadTrayProps) {
  const phone = useIsPhone()
  const id = useId()
  const share = shareOf(props.items)
  return (
    <section className={classes.tray} aria-label={props.title} data-phone={phone || undefined}>
      <TrayHead {...props} phone={phone} controls={id} />
      {phone && !props.open && <ProgressBar share={share} label={props.title} />}
      {props.open && (
        <ul id={id} className={classes.rows}>
          {props.items.map((item) => (
            <UploadRow key={item.id} item={item} {...props} />
          ))}
        </ul>
      )}
    </section>
  )
}

function TrayHead({
  title,
  sum,
  open,
  onOpen,
  onClose,
  words,
  phone,
  controls,
}: UploadTrayProps & { phone: boolean; controls: string }) {
  const Chevron = open ? IconChevronDown : IconChevronUp
  return (
    <div className={classes.head}>
      <UnstyledButton
        className={classes.title}
        aria-expanded={open}
        aria-controls={controls}
        title={open ? words.fold : words.open}
        onClick={() => onOpen(!open)}
      >
        <span role="status">{title}</span>
        {phone && <span className={classes.sum}>{` · ${sum}`}</span>}
        <Chevron className={classes.chevron} size={18} stroke={1.6} aria-hidden="true" />
      </UnstyledButton>
      {!phone && (
        <ActionIcon aria-label={words.close} title={words.close} onClick={onClose}>
          <IconX size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  )
}

/** Share of all bytes that are sent, 0–1. */
export function shareOf(items: readonly UploadItem[]): number {
  const total = items.reduce((sum, item) => sum + item.total, 0)
  return total === 0 ? 0 : items.reduce((sum, item) => sum + item.done, 0) / total
}
