import '../../ui/mantine-more.css'
import { Select } from '@mantine/core'
import { answerForRequester, clarifyRequest, type DocumentRequest, messageRequester } from '@sinupan/contract'
import { useField } from '../../lib/contract-form.ts'
import { TextAreaField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import type { RequestDialogProps } from './give-dialogs.tsx'
import { type Letter, letterLabel, letters, letterText } from './letters.ts'
import { useAnswered, useClarify, useMessage } from './request-desk.api.ts'
import classes from './request-desk.module.css'
import { t } from './words.ts'

/** Writes to the requester; the clock runs on. */
export function MessageDialog({ request, onClose }: RequestDialogProps) {
  const { id, version } = request
  const write = useMessage({ onDone: () => toast.done({ title: t('wasWritten') }) })
  return (
    <FormDialog
      title={t('messageTitle')}
      act={t('messageAct')}
      schema={messageRequester.body}
      values={{ text: '', version }}
      onSubmit={(body) => write({ params: { id }, body })}
      onClose={onClose}
      width={640}
      isSheet
    >
      <LetterChoice request={request} />
      <TextAreaField name="text" label={t('text')} minRows={6} autoFocus required />
    </FormDialog>
  )
}

/** Asks the requester; the clock stands still until the answer. */
export function ClarifyDialog({ request, onClose }: RequestDialogProps) {
  const { id, version } = request
  const ask = useClarify({ onDone: () => toast.done({ title: t('wasAsked') }) })
  return (
    <FormDialog
      title={t('clarifyTitle')}
      act={t('clarifyAct')}
      schema={clarifyRequest.body}
      values={{ text: letterText('Ask', request), version }}
      onSubmit={(body) => ask({ params: { id }, body })}
      onClose={onClose}
      width={640}
      isSheet
    >
      <p className={classes.lead}>{t('clarifyLead')}</p>
      <TextAreaField name="text" label={t('text')} minRows={6} autoFocus required />
    </FormDialog>
  )
}

/** Enters an answer that came by letter or by telephone. */
export function AnswerDialog({ request, onClose }: RequestDialogProps) {
  const { id, version } = request
  const answer = useAnswered({ onDone: () => toast.done({ title: t('wasAnswered') }) })
  return (
    <FormDialog
      title={t('answerTitle')}
      act={t('answerAct')}
      schema={answerForRequester.body}
      values={{ text: '', version }}
      onSubmit={(body) => answer({ params: { id }, body })}
      onClose={onClose}
    >
      <p className={classes.lead}>{t('answerLead')}</p>
      <TextAreaField name="text" label={t('text')} autoFocus required />
    </FormDialog>
  )
}

function LetterChoice({ request }: { request: DocumentRequest }) {
  const { onChange } = useField('text') as unknown as { onChange: (value: string) => void }
  return (
    <Select
      label={t('letter')}
      placeholder={t('letterPlaceholder')}
      data={letters.map((letter) => ({ value: letter, label: letterLabel(letter) }))}
      onChange={(letter) => letter && onChange(letterText(letter as Letter, request))}
    />
  )
}
