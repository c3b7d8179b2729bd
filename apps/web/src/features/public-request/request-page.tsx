import { Button } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTitle } from '../../lib/title.ts'
import { type Draft, dropDraft, readDraft } from './draft.ts'
import classes from './public-request.module.css'
import { RequestForm } from './request-form.tsx'
import { RequestIntro } from './request-intro.tsx'
import { RequestSent, type Sent } from './request-sent.tsx'
import { noRequest } from './request-values.ts'
import { t } from './words.ts'

/** Where somebody without an account asks for a document. */
export function RequestPage() {
  const [query] = useSearchParams()
  const [kept, setKept] = useState(readDraft)
  const [begun, setBegun] = useState<Draft>()
  const [sent, setSent] = useState<Sent>()
  useTitle(t('title'))
  const begin = () => {
    dropDraft()
    setBegun({ values: noRequest(query.get('document'), query.get('title')?.slice(0, 200) ?? ''), step: 0 })
  }
  if (sent) return <RequestSent {...sent} onAgain={() => restart()} />
  if (begun) return <RequestForm begun={begun} onSent={(trackingNo, email) => setSent({ trackingNo, email })} />
  function restart() {
    setSent(undefined)
    setKept(undefined)
    setBegun(undefined)
  }
  return (
    <RequestIntro onBegin={begin} isBegun={kept !== undefined}>
      {kept && (
        <section className={classes.kept} aria-label={t('keptTitle')}>
          <div>
            <strong>{t('keptTitle')}</strong>
            <p className={classes.quiet}>{kept.values.title || t('keptLine')}</p>
          </div>
          <div className={classes.acts}>
            <Button variant="default" onClick={begin}>
              {t('startOver')}
            </Button>
            <Button onClick={() => setBegun(kept)}>{t('continue')}</Button>
          </div>
        </section>
      )}
    </RequestIntro>
  )
}
