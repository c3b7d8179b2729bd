import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { useIsPhone } from '../media.ts'
import { ProgressBar } from '../progress-bar.tsx'
import classes from './tray.module.css'
import type { TrayProps } from './tray-item.ts'
import { TrayRows } from './tray-rows.tsx'

/**
 * What is on its way: 344 wide, 16 from the bottom, beside the panel. Folded it is one line with the sum, as it is on
 * phones at first.
 */
export function Tray(props: TrayProps) {
  const phone = useIsPhone()
  const id = useId()
  const { title, share, open, isTroubled, onAttended } = props
  return (
    <section
      className={classes.tray}
      aria-label={title}
      data-phone={phone || undefined}
      onPointerEnter={() => onAttended(true)}
      onPointerLeave={() => onAttended(false)}
      onFocus={() => onAttended(true)}
      onBlur={() => onAttended(false)}
    >
      <TrayHead {...props} controls={id} />
      {share !== undefined && (
        <div className={classes.whole}>
          <ProgressBar share={share} label={title} tone={isTroubled ? 'quiet' : 'accent'} />
        </div>
      )}
      {open && <TrayRows {...props} id={id} />}
    </section>
  )
}

function TrayHead({ title, sum, share, open, onOpen, onClose, words, controls }: TrayProps & { controls: string }) {
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
        <span className={classes.words}>
          {/* While files land by the hundred nobody wants to hear each number; the end is said. */}
          <span role="status" aria-live={share === undefined ? 'polite' : 'off'}>
            {title}
          </span>
          {sum && <span className={classes.sum}>{sum}</span>}
        </span>
        <Chevron className={classes.chevron} size={18} stroke={1.6} aria-hidden="true" />
      </UnstyledButton>
      {onClose && (
        <ActionIcon className={classes.verb} aria-label={words.close} title={words.close} onClick={onClose}>
          <IconX size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  )
}
