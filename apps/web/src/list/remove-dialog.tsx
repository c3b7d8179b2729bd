import { Button } from '@mantine/core'
import type { Uses } from '@sinupan/contract'
import { type ReactNode, useState } from 'react'
import { ApiRefusal } from '../lib/api-refusal.ts'
import { toast } from '../lib/toast.tsx'
import { DialogFrame } from '../ui/dialog/dialog-frame.tsx'
import { DialogNotice } from '../ui/dialog/dialog-notice.tsx'
import classes from './list.module.css'
import { UsesList } from './uses.tsx'
import { t } from './words.ts'

interface RemoveDialogProps {
  name: string
  /** Undefined while it is being asked for. */
  uses: Partial<Uses> | undefined
  /** What may take its place: a field, and the name of what is chosen. */
  replacement?: {
    title: string
    act: string
    /** What it means. */
    line: ReactNode
    field: ReactNode
    name: string | undefined
    /** Something is to take its place even where nothing uses it. */
    isWanted: boolean
    /** Why the chosen one may not. */
    refused?: boolean
  }
  run: () => Promise<unknown>
  onClose: () => void
}

/** Deletes a thing that nothing uses, or one whose uses move to another. What is refused is said here. */
export function RemoveDialog({ name, uses, replacement, run, onClose }: RemoveDialogProps) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ApiRefusal>()
  const isUsed = Object.values(uses ?? {}).some((count) => count > 0)
  const replaces = replacement !== undefined && (isUsed || replacement.isWanted)
  const submit = async () => {
    setBusy(true)
    try {
      await run()
      const other = replacement?.name
      toast.done({ title: replaces && other ? t('replaced', { name, other }) : t('removed', { name }) })
      onClose()
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      setRefusal(error)
      setBusy(false)
    }
  }
  const isChosen = replaces && replacement.name !== undefined && !replacement.refused
  const mayGo = uses !== undefined && (replaces ? isChosen : !isUsed)
  return (
    <DialogFrame
      opened
      onClose={onClose}
      title={replaces ? replacement.title : t('removeTitle', { name })}
      closeLabel={t('close')}
      onSubmit={() => mayGo && !busy && void submit()}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" color="red" disabled={!mayGo} loading={busy}>
            {replaces ? replacement.act : t('remove')}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        {refusal && (
          <DialogNotice title={refusal.message}>
            <UsesList uses={(refusal.details.uses ?? {}) as Partial<Uses>} />
          </DialogNotice>
        )}
        {uses === undefined && !refusal && <p role="status">{t('lookingForUses')}</p>}
        {uses !== undefined && !isUsed && !replaces && <p>{t('unused')}</p>}
        {isUsed && uses && !refusal && (
          <DialogNotice title={t('inUse')}>
            <UsesList uses={uses} />
            {!replacement && <p>{t('inUseLine')}</p>}
          </DialogNotice>
        )}
        {replaces && (
          <>
            <p>{replacement.line}</p>
            {replacement.field}
          </>
        )}
      </div>
    </DialogFrame>
  )
}
