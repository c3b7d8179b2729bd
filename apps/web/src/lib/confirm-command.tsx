import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { announce } from './announce.ts'
import { ApiRefusal } from './api-refusal.ts'
import { words } from './messages.ts'
import { useGoesOn } from './use-goes-on.ts'

const t = words('confirm-command', {})

interface ConfirmCommandProps {
  /** The act and its object. */
  title: string
  /** What it means. */
  children: ReactNode
  act: string
  /** It destroys or ends something for good: red, as whatever opens it is. */
  isDanger?: boolean
  /** The command. What it is refused becomes a toast. */
  run: () => Promise<unknown>
  onClose: () => void
}

/** Asks before one command. Mount it to open it. */
export function ConfirmCommand({ title, children, act, isDanger, run, onClose }: ConfirmCommandProps) {
  const [isBusy, setBusy] = useState(false)
  useGoesOn(isBusy, onClose)
  const confirm = async () => {
    setBusy(true)
    try {
      await run()
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      announce(error)
    }
    onClose()
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={title}
      actLabel={act}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      busy={isBusy}
      {...(isDanger && { isDanger })}
    >
      {children}
    </ConfirmDialog>
  )
}
