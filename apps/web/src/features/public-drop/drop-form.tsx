import { Button } from '@mantine/core'
import type { OpenedDrop } from '@sinupan/contract'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { FormProvider } from '../../lib/contract-form.ts'
import { TextAreaField, TextField } from '../../lib/fields.tsx'
import { useTitle } from '../../lib/title.ts'
import { ChooseFiles } from './choose-files.tsx'
import { DropHead } from './drop-head.tsx'
import classes from './public-drop.module.css'
import { SendingList } from './sending-list.tsx'
import { useDropForm } from './use-drop-form.ts'
import { t } from './words.ts'

/** Who sends, the files, and what became of each. */
export function DropForm({ token, drop }: { token: string; drop: OpenedDrop }) {
  const { form, page, files, waiting, left, isSending, isTooMany, ...sending } = useDropForm(token, drop)
  useTitle(drop.title)
  return (
    <div className={classes.page}>
      <DropHead drop={drop} left={left} />
      <form
        ref={page}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          sending.submit()
        }}
      >
        <FormProvider value={form}>
          <SenderFields />
          {left > 0 && <ChooseFiles types={drop.types} onChosen={sending.add} />}
          <SendingList
            files={files}
            left={left}
            isSending={isSending}
            onRemove={sending.remove}
            onEmptied={sending.focusChoose}
            onRetry={sending.retry}
          />
          <div role="status" className={classes.outcome}>
            {sending.hasArrived && <Thanks isMore={left > 0} />}
          </div>
          {sending.problem && (
            <p className={classes.problem} role="alert">
              {sending.problem}
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

const SenderFields = () => (
  <>
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
  </>
)

const Thanks = ({ isMore }: { isMore: boolean }) => (
  <div className={classes.thanks}>
    <IconCircleCheckFilled size={20} aria-hidden="true" />
    <div>
      <strong>{t('thanks')}</strong>
      <p>{isMore ? `${t('thanksLine')} ${t('thanksMore')}` : t('thanksLine')}</p>
    </div>
  </div>
)
