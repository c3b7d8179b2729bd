import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { DialogFrame, type DialogFrameProps } from '../ui/dialog/dialog-frame.tsx'
import { words } from './messages.ts'
import { useGoesOn } from './use-goes-on.ts'

const t = words('act-dialog', {})

/** Does something once, and closes the dialog when it is done; `false` says that it isn't, and was told why. */
export type Attempt = (work: () => Promise<unknown>) => void

interface ActDialogProps extends Pick<DialogFrameProps, 'title' | 'isNamed' | 'width' | 'note' | 'isSheet'> {
  /** The act as a verb, with what was chosen where it is known: 'Move to Memoranda'. */
  act: string
  /** Whether all is chosen that the act needs. */
  isReady?: boolean
  /** The act. What it is refused becomes a toast, and the dialog stays. */
  run: () => Promise<unknown>
  onClose: () => void
  /** At the left of the buttons: another way out, or what makes a choice. */
  side?: ReactNode | ((attempt: Attempt, isBusy: boolean) => ReactNode)
  /** What is chosen from; `confirm` for whoever chooses the chosen one again. */
  children: ReactNode | ((confirm: () => void) => ReactNode)
}

/** One act, and the choice that it needs. Mount it to open it. What has fields of a command is a `FormDialog`. */
export function ActDialog({ act, isReady = true, run, onClose, side, children, ...frame }: ActDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const goesOn = useGoesOn(isBusy, onClose)
  const attempt: Attempt = async (work) => {
    if (isBusy) return
    setBusy(true)
    try {
      if ((await work()) !== false && !goesOn()) onClose()
    } finally {
      setBusy(false)
    }
  }
  const confirm = () => {
    if (isReady) attempt(run)
  }
  return (
    <DialogFrame
      opened
      onClose={onClose}
      {...frame}
      closeLabel={t('close')}
      onSubmit={confirm}
      side={typeof side === 'function' ? side(attempt, isBusy) : side}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={!isReady} loading={isBusy}>
            {act}
          </Button>
        </>
      }
    >
      {typeof children === 'function' ? children(confirm) : children}
    </DialogFrame>
  )
}
