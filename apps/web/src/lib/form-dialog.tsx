import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { DialogFrame } from '../ui/dialog/dialog-frame.tsx'
import { DialogNotice } from '../ui/dialog/dialog-notice.tsx'
import { FormProvider, useContractForm } from './contract-form.ts'
import classes from './form-dialog.module.css'
import { words } from './messages.ts'

const t = words('form-dialog', {})

interface FormDialogProps<S extends z.ZodType> {
  /** The act and its object: 'Rename the folder'. */
  title: string
  /** The act as a verb: 'Rename'. */
  act: string
  /** The command's body, from the contract. */
  schema: S
  values: z.input<S>
  /** The command: `(body) => rename({ params: { id }, body })`. Its refusal is shown in the dialog. */
  onSubmit: (body: z.input<S>) => Promise<unknown>
  /** On Cancel, and when the command is done. */
  onClose: () => void
  children: ReactNode
}

/** One command, one form. Mount it to open it; its fields are those of `fields.tsx`. */
export function FormDialog<S extends z.ZodType>({ title, act, onClose, children, ...rest }: FormDialogProps<S>) {
  const { form, submit, isPending, above } = useContractForm({ ...rest, onDone: onClose })
  return (
    <DialogFrame
      opened
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      onSubmit={submit}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {act}
          </Button>
        </>
      }
    >
      <FormProvider value={form}>
        <div className={classes.fields}>
          {above && <DialogNotice title={above} />}
          {children}
        </div>
      </FormProvider>
    </DialogFrame>
  )
}
