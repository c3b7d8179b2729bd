import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './dialog.module.css'
import { DialogFrame } from './dialog-frame.tsx'

interface ConfirmDialogProps {
  opened: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  children: ReactNode
  /** The act as a verb with its object ('Return the posting'). */
  actLabel: string
  cancelLabel: string
  closeLabel: string
  busy?: boolean
  /** It destroys or ends something for good. */
  isDanger?: boolean
}

/** A question before an act that can be undone; what can't be goes through `DestructiveDialog`. */
export function ConfirmDialog({
  opened,
  onClose,
  onConfirm,
  title,
  children,
  actLabel,
  cancelLabel,
  closeLabel,
  busy,
  isDanger,
}: ConfirmDialogProps) {
  return (
    <DialogFrame
      opened={opened}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      onSubmit={onConfirm}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" {...(isDanger && { color: 'red' })} loading={busy} data-autofocus>
            {actLabel}
          </Button>
        </>
      }
    >
      <div className={classes.lead}>{children}</div>
    </DialogFrame>
  )
}
