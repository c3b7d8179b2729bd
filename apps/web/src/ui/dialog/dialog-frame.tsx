import { Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { FormEvent, ReactNode } from 'react'
import { useFocusReturn } from '../focus-return.ts'
import '../mantine-more.css'
import { useIsPhone } from '../media.ts'
import { MiddleName } from '../middle-name.tsx'
import classes from './dialog.module.css'

export interface DialogFrameProps {
  opened: boolean
  onClose: () => void
  /** The act and the number: 'Move 3 items'. */
  title: string
  /** The title holds a name that may be long: one line, cut in its middle. */
  isNamed?: boolean
  closeLabel: string
  /** 480, or 520 with a tree in it. */
  width?: 480 | 520 | 640
  children: ReactNode
  /** At the left of the footer: a subtle button. */
  side?: ReactNode
  /** At the right of the footer: Cancel, then the act. */
  actions: ReactNode
  /** Makes the whole a form; the act is then its submit button. */
  onSubmit?: (() => void) | undefined
  /** Stands over the buttons while the rest scrolls: what must be seen before the act. */
  note?: ReactNode
  /** A long form: on phones a sheet as wide as the screen. */
  isSheet?: boolean | undefined
}

/** A dialog's frame. Put `data-autofocus` on the first field, else the focus stands on ×. */
export function DialogFrame(props: DialogFrameProps) {
  const {
    opened,
    onClose,
    title,
    isNamed,
    closeLabel,
    width = 480,
    children,
    side,
    actions,
    onSubmit,
    note,
    isSheet,
  } = props
  const sheet = useIsPhone() && isSheet
  useFocusReturn(opened)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  const inside = (
    <>
      <div className={classes.head}>
        <Modal.Title className={classes.title}>{isNamed ? <MiddleName name={title} /> : title}</Modal.Title>
        <Modal.CloseButton
          aria-label={closeLabel}
          title={closeLabel}
          icon={<IconX size={20} stroke={1.5} aria-hidden="true" />}
        />
      </div>
      <div className={classes.body}>{children}</div>
      {note && <div className={classes.note}>{note}</div>}
      <div className={classes.foot}>
        <div className={classes.side}>{side}</div>
        {actions}
      </div>
    </>
  )
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      size={width}
      radius="lg"
      shadow="lg"
      centered
      transitionProps={RISE}
      classNames={{ content: classes.content, inner: sheet ? classes.sheet : undefined }}
    >
      <Modal.Overlay color="#0b0b09" backgroundOpacity={0.5} />
      <Modal.Content>
        {onSubmit ? (
          <form className={classes.form} onSubmit={submit} noValidate>
            {inside}
          </form>
        ) : (
          <div className={classes.form}>{inside}</div>
        )}
      </Modal.Content>
    </Modal.Root>
  )
}

const RISE = {
  transition: {
    in: { opacity: 1, transform: 'none' },
    out: { opacity: 0, transform: 'translateY(4px)' },
    transitionProperty: 'opacity, transform',
  },
  duration: 160,
  timingFunction: 'cubic-bezier(.2, 0, 0, 1)',
} as const
