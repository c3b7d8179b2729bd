import '../../ui/mantine-more.css'
import { answerForRequester, clarifyRequest, type DocumentRequest, messageRequester } from '@sinupan/contract'
import { type ReactNode, useRef } from 'react'
import type { z } from 'zod'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { useField } from '../../lib/contract-form.ts'
import { TextAreaField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import { Select } from '../../ui/select.tsx'
import { AttachmentsField, useAttachments } from '../attaching/index.ts'
import type { RequestDialogProps } from './give-dialogs.tsx'
import type { Letter } from './letter-texts.ts'
import { chooseGap, hasGap, letterLabel, letters, letterText } from './letters.ts'
import { useAnswered, useClarify, useMessage } from './request-desk.api.ts'
import classes from './request-desk.module.css'
import { t } from './words.ts'

/** Writes to the requester; the clock runs on. */
export function MessageDialog({ request, onClose }: RequestDialogProps) {
  const { id } = request
  const write = useMessage({ onDone: () => toast.done({ title: t('wasWritten') }) })
  return (
    <WriteDialog
      request={request}
      title={t('messageTitle')}
      act={t('messageAct')}
      schema={messageRequester.body}
      text=""
      send={(body) => write({ params: { id }, body })}
      onClose={onClose}
    >
      <LetterChoice request={request} />
    </WriteDialog>
  )
}

/** Asks the requester; the clock stands still until the answer. */
export function ClarifyDialog({ request, onClose }: RequestDialogProps) {
  const { id } = request
  const ask = useClarify({ onDone: () => toast.done({ title: t('wasAsked') }) })
  return (
    <WriteDialog
      request={request}
      title={t('clarifyTitle')}
      act={t('clarifyAct')}
      schema={clarifyRequest.body}
      text={letterText('Ask', request)}
      send={(body) => ask({ params: { id }, body })}
      onClose={onClose}
    >
      <p className={classes.lead}>{t('clarifyLead')}</p>
    </WriteDialog>
  )
}

/** Enters an answer that came by letter or by telephone. */
export function AnswerDialog({ request, onClose }: RequestDialogProps) {
  const { id } = request
  const answer = useAnswered({ onDone: () => toast.done({ title: t('wasAnswered') }) })
  return (
    <WriteDialog
      request={request}
      title={t('answerTitle')}
      act={t('answerAct')}
      schema={answerForRequester.body}
      text=""
      send={(body) => answer({ params: { id }, body })}
      onClose={onClose}
    >
      <p className={classes.lead}>{t('answerLead')}</p>
    </WriteDialog>
  )
}

type Written = z.input<typeof messageRequester.body>

interface WriteDialogProps extends RequestDialogProps {
  title: string
  act: string
  schema: z.ZodType<unknown, Written>
  /** What it begins with. */
  text: string
  send: (body: Written) => Promise<unknown>
  children: ReactNode
}

/** A text with files, to the requester or from them. */
function WriteDialog({ request, text, send, children, ...dialog }: WriteDialogProps) {
  const attachments = useAttachments()
  return (
    <FormDialog
      {...dialog}
      values={{ text, version: request.version }}
      refused={attachments.isBusy ? t('stillAttaching') : undefined}
      onSubmit={async (body) => {
        // A letter that still has its gap isn't written.
        if (hasGap(body.text)) throw new ApiRefusal('ValidationFailed', { body: { errors: { text: [t('fillGap')] } } })
        await send({ ...body, attachmentIds: attachments.ids })
      }}
      width={640}
      isSheet
    >
      {children}
      <TextOfLetter />
      <AttachmentsField attachments={attachments} hasHint />
    </FormDialog>
  )
}

function TextOfLetter() {
  const isFirst = useRef(true)
  return (
    <TextAreaField
      name="text"
      label={t('text')}
      minRows={6}
      autoFocus
      required
      onFocusCapture={({ target }) => {
        if (isFirst.current && target instanceof HTMLTextAreaElement) chooseGap(target)
        isFirst.current = false
      }}
    />
  )
}

function LetterChoice({ request }: { request: DocumentRequest }) {
  const { onChange } = useField('text') as unknown as { onChange: (value: string) => void }
  const choose = (letter: Letter) => {
    onChange(letterText(letter, request))
    requestAnimationFrame(() => {
      const area = document.querySelector<HTMLTextAreaElement>('[role=dialog] textarea[name=text]')
      area?.focus()
      if (area) chooseGap(area)
    })
  }
  return (
    <Select
      label={t('letter')}
      placeholder={t('letterPlaceholder')}
      data={letters.map((letter) => ({ value: letter, label: letterLabel(letter) }))}
      onChange={(letter) => letter && choose(letter as Letter)}
    />
  )
}
