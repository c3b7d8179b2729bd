import { Button } from '@mantine/core'
import { type RequestMessage, readCaseFile, writeToOffice } from '@sinupan/contract'
import { IconFile } from '@tabler/icons-react'
import { useInstitution } from '../../frame/institution.tsx'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { FormProvider, useContractForm } from '../../lib/contract-form.ts'
import { TextAreaField } from '../../lib/fields.tsx'
import { FormAlert } from '../../lib/form-messages.tsx'
import { formatDayTime, formatSize } from '../../lib/format.ts'
import { toast } from '../../lib/toast.tsx'
import { AttachmentsField, useAttachments } from '../attaching/index.ts'
import { callCase } from './call-case.ts'
import type { CaseProps } from './case-props.ts'
import classes from './public-request.module.css'
import { t } from './words.ts'

/** What was written to and fro, and a box to write into while the request is open. */
export function CaseMessages({ found, token, onChanged, onOver }: CaseProps & { onOver: () => void }) {
  const { institutionName } = useInstitution()
  const isOpen = found.status !== 'resolved'
  if (found.messages.length === 0 && !isOpen) return null
  return (
    <aside className={classes.messages} data-asked={found.mayAnswer || undefined}>
      <h2 className={classes.section}>{t('messages')}</h2>
      {found.messages.length === 0 && <p className={classes.quiet}>{t('noMessages')}</p>}
      <ol className={classes.plain}>
        {found.messages.map((message) => (
          <Message key={message.id} message={message} token={token} office={institutionName} />
        ))}
      </ol>
      {isOpen && <Write found={found} token={token} onChanged={onChanged} onOver={onOver} />}
    </aside>
  )
}

function Message({ message, token, office }: { message: RequestMessage; token: string; office: string }) {
  return (
    <li className={classes.message} data-from={message.from}>
      <p className={classes.messageHead}>
        <strong>{message.from === 'office' ? office : t('you')}</strong>
        <span>{formatDayTime(message.at)}</span>
      </p>
      <div className={classes.bubble}>
        <p className={classes.prose}>{message.text}</p>
        {message.attachments.map(({ id, fileName, size }) => (
          <button key={id} type="button" className={classes.messageFile} onClick={() => void open(token, id, fileName)}>
            <IconFile size={16} stroke={1.6} aria-hidden="true" />
            <span>{fileName}</span>
            <span className={classes.caption}>{formatSize(size)}</span>
          </button>
        ))}
      </div>
    </li>
  )
}

async function open(token: string, id: string, name: string): Promise<void> {
  try {
    const url = URL.createObjectURL(await callCase(readCaseFile, token, { params: { id } }))
    const link = Object.assign(document.createElement('a'), { href: url, download: name })
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error
    toast.failed({ title: t('fileFailed'), line: error.message })
  }
}

function Write({ found, token, onChanged, onOver }: CaseProps & { onOver: () => void }) {
  const attachments = useAttachments()
  const { form, submit, isPending, above } = useContractForm({
    schema: writeToOffice.body,
    values: { text: '' },
    onSubmit: async ({ text }) => {
      try {
        onChanged(await callCase(writeToOffice, token, { body: { text, attachmentIds: attachments.ids } }))
        toast.done({ title: found.mayAnswer ? t('answerSent') : t('messageSent') })
        form.reset()
        attachments.clear()
      } catch (error) {
        if (error instanceof ApiRefusal && error.code === 'Unauthenticated') return onOver()
        throw error
      }
    },
  })
  return (
    <FormProvider value={form}>
      <form className={classes.write} onSubmit={submit} noValidate data-noprint>
        <TextAreaField
          name="text"
          aria-label={found.mayAnswer ? t('yourAnswer') : t('writeMessage')}
          placeholder={found.mayAnswer ? t('yourAnswer') : t('writeMessage')}
          minRows={2}
          maxLength={5_000}
        />
        <FormAlert>{above}</FormAlert>
        <div className={classes.writeActs}>
          <AttachmentsField attachments={attachments} />
          <Button type="submit" loading={isPending} disabled={attachments.isBusy}>
            {found.mayAnswer ? t('answerAct') : t('sendMessage')}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
