import { Button } from '@mantine/core'
import type { OutboxMail } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { toast } from '../../lib/toast.tsx'
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx'
import { mailQuery } from './admin-health.api.ts'
import classes from './admin-health.module.css'
import { t } from './words.ts'

/** A mail that no server sent, to be read and handed on. */
export function MailDialog({ mail: { id, recipient }, onClose }: { mail: OutboxMail; onClose: () => void }) {
  const { data, error } = useQuery(mailQuery(id))
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    toast.done({ title: t('copied') })
  }
  return (
    <DialogFrame
      opened
      onClose={onClose}
      title={t('mailTitle', { recipient })}
      closeLabel={t('close')}
      width={640}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
          <Button disabled={!data?.text} onClick={() => data && void copy(data.text)} data-autofocus>
            {t('copyText')}
          </Button>
        </>
      }
    >
      {error && <p role="alert">{t('openFailed')}</p>}
      {!data && !error && <p role="status">{t('opening')}</p>}
      {data && (
        <>
          <p className={classes.line}>{t('openLine')}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too */}
          <pre className={classes.mailText} tabIndex={0}>
            {data.text || t('dropped')}
          </pre>
        </>
      )}
    </DialogFrame>
  )
}
