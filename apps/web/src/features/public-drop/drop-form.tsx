import { Button } from '@mantine/core'
import { dropSender, type OpenedDrop } from '@sinupan/contract'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { FormProvider, useContractForm } from '../../lib/contract-form.ts'
import { TextAreaField, TextField } from '../../lib/fields.tsx'
import { useTitle } from '../../lib/title.ts'
import { ChooseFiles } from './choose-files.tsx'
import { DropHead } from './drop-head.tsx'
import classes from './public-drop.module.css'
import { SendingList } from './sending-list.tsx'
import { isToSend, useSending } from './use-sending.ts'
import { t } from './words.ts'

const asked = dropSender.omit({ session: true })

/** Who sends, the files, and what became of each. */
export function DropForm({ token, drop }: { token: string; drop: OpenedDrop }) {
  const { files, isSending, ...sending } = useSending({ token, maxBytes: drop.maxBytes, types: drop.types })
  const [isEmpty, setEmpty] = useState(false)
  useTitle(drop.title)
  const waiting = files.filter(isToSend).length
  const sent = files.filter(({ state }) => state === 'sent').length
  const left = Math.max(0, drop.left - sent)
  const isTooMany = waiting > left
  const page = useRef<HTMLFormElement>(null)
  const { form, submit } = useContractForm({
    schema: asked,
    values: { senderName: '', senderEmail: '', note: '' },
    onSubmit: (sender) => sending.send({ ...sender, session: drop.session }),
  })
  // Those that arrived were sent in this name: the form was right then.
  const retry = (id: number) => void sending.send({ ...asked.parse(form.getValues()), session: drop.session }, id)
  const add = (more: readonly File[]) => {
    sending.add(more)
    setEmpty(false)
  }
  const problem = isEmpty ? t('nothingChosen') : isTooMany ? t('tooMany', { count: left }) : undefined
  return (
    <div className={classes.page}>
      <DropHead drop={drop} left={left} />
      <form
        ref={page}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isSending || isTooMany) return
          if (waiting > 0) return submit()
          setEmpty(true)
          if (form.validate().hasErrors) form.getInputNode(firstWrong(form.errors))?.focus()
          else focusChoose(page.current)
        }}
      >
        <FormProvider value={form}>
          <div className={classes.who}>
            <TextField name="senderName" label={t('yourName')} autoComplete="name" required maxLength={120} />
            <TextField
              name="senderEmail"
              label={t('yourEmail')}
              placeholder={t('optional')}
              type="email"
              inputMode="email"
              autoComplete="email"
            />
          </div>
          <TextAreaField name="note" label={t('note')} placeholder={t('optional')} minRows={2} maxLength={1_000} />
          {left > 0 && <ChooseFiles types={drop.types} onChosen={add} />}
          <SendingList
            files={files}
            left={left}
            isSending={isSending}
            onRemove={sending.remove}
            onEmptied={() => focusChoose(page.current)}
            onRetry={retry}
          />
          <div role="status" className={classes.outcome}>
            {sent > 0 && waiting === 0 && !isSending && <Thanks isMore={left > 0} />}
          </div>
          {problem && (
            <p className={classes.problem} role="alert">
              {problem}
            </p>
          )}
          <div className={classes.act}>
            <p className={classes.quiet}>{t('seeNothing')}</p>
            {left > 0 && (
              <Button type="submit" loading={isSending} disabled={isTooMany}>
                {waiting > 0 ? t('send', { count: waiting }) : t('sendAct')}
              </Button>
            )}
          </div>
        </FormProvider>
      </form>
    </div>
  )
}

const focusChoose = (page: HTMLElement | null) => page?.querySelector<HTMLElement>('[data-choose]')?.focus()

const firstWrong = (errors: Record<string, unknown>): string =>
  ['senderName', 'senderEmail', 'note'].find((name) => errors[name]) ?? 'senderName'

const Thanks = ({ isMore }: { isMore: boolean }) => (
  <div className={classes.thanks}>
    <IconCircleCheckFilled size={20} aria-hidden="true" />
    <div>
      <strong>{t('thanks')}</strong>
      <p>{isMore ? `${t('thanksLine')} ${t('thanksMore')}` : t('thanksLine')}</p>
    </div>
  </div>
)
