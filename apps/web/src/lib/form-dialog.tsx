import { Button } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { z } from 'zod'
import { DialogFrame, type DialogFrameProps } from '../ui/dialog/dialog-frame.tsx'
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
  /** Why it can't be done as the dialog stands; its act is then shut. */
  refused?: string | undefined
  width?: DialogFrameProps['width']
  /** Stands over the buttons, always in sight. */
  note?: ReactNode
  /** It destroys or ends something for good: red, as whatever opens it is. */
  isDanger?: boolean
  /** Long: on phones a sheet. */
  isSheet?: boolean
  /** The command: `(body) => rename({ params: { id }, body })`. Its refusal is shown in the dialog. */
  onSubmit: (body: z.input<S>) => Promise<unknown>
  /** On Cancel, and when the command is done. */
  onClose: () => void
  children: ReactNode
}

/** One command, one form. Mount it to open it; its fields are those of `fields.tsx`. */
export function FormDialog<S extends z.ZodType>(props: FormDialogProps<S>) {
  const { title, act, refused, width, note, isDanger, isSheet, onClose, children, ...rest } = props
  const { form, submit, isPending, above } = useContractForm({ ...rest, onDone: onClose })
  return (
    <DialogFrame
      opened
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      {...(width && { width })}
      note={note}
      isSheet={isSheet}
      onSubmit={submit}
      actions={
        <>
          <Button variant="default" onClick={onClose} {...(isDanger && { 'data-autofocus': true })}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            {...(isDanger && { color: 'red' })}
            loading={isPending}
            disabled={refused !== undefined}
            title={refused}
          >
            {act}
          </Button>
        </>
      }
    >
      <FormProvider value={form}>
        <Fields>
          {above && <DialogNotice title={above} />}
          {children}
        </Fields>
      </FormProvider>
    </DialogFrame>
  )
}

// A choice opens as soon as it has the focus.
const texts = 'input:not([type="hidden"], [type="file"], [aria-haspopup], :disabled), textarea:not(:disabled)'

/**
 * A dialog opens on its first text: the focus would else begin on the button that closes it. By touch nothing is
 * focused, since a keyboard would cover half of the dialog.
 */
function Fields({ children }: { children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (fields.current?.querySelector('[data-autofocus]') || !matchMedia('(pointer: fine)').matches) return
    fields.current?.querySelector(texts)?.setAttribute('data-autofocus', '')
  }, [])
  return (
    <div ref={fields} className={classes.fields}>
      {children}
    </div>
  )
}
