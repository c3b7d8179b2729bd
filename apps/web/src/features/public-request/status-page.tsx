import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTitle } from '../../lib/title.ts'
import { useCaseToken } from './case-token.ts'
import { CaseView } from './case-view.tsx'
import { NumberForm } from './number-form.tsx'
import { PressToOpen } from './press-to-open.tsx'
import classes from './public-request.module.css'
import { t } from './words.ts'

/** Where a request stands: by its number, by the link of a mail, or whole. */
export function StatusPage() {
  const [query, setQuery] = useSearchParams()
  const { token, isOver, open, close } = useCaseToken()
  const [number, setNumber] = useState(query.get('number') ?? '')
  useTitle(t('statusTitle'))
  const [link, confirm] = [query.get('token'), query.get('confirm')]
  // What is in an address lies in histories: once it was pressed it goes.
  const leave = (next: Record<string, string> = {}) => setQuery(next, { replace: true })
  if (confirm)
    return (
      <PressToOpen
        kind="confirm"
        token={confirm}
        onDone={(trackingNo) => {
          setNumber(trackingNo)
          leave({ number: trackingNo })
        }}
      />
    )
  if (link)
    return (
      <PressToOpen
        kind="link"
        token={link}
        onDone={(opened) => {
          open(opened)
          leave()
        }}
      />
    )
  if (token) return <CaseView key={token} token={token} onClose={() => close()} onOver={() => close('over')} />
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>{t('statusTitle')}</h1>
        <p className={classes.lead}>{t('statusLead')}</p>
      </header>
      {isOver && (
        <p className={classes.notice} role="alert">
          {t('hourOver')}
        </p>
      )}
      <NumberForm key={number} number={number} onOpened={open} />
    </div>
  )
}
