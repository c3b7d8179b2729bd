import { Button } from '@mantine/core'
import { requestBounds } from '@sinupan/contract'
import { IconMail, IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { part } from '../../lib/chunk.ts'
import { Part } from '../../lib/part.tsx'
import { paths } from '../../lib/paths.ts'
import { CopyNumber } from './copy-number.tsx'
import classes from './public-request.module.css'
import { t } from './words.ts'

const QrPicture = part(() => import('./qr-picture.tsx'), 'QrPicture', { isHeavy: true })

export interface Sent {
  trackingNo: string
  email: string
}

/** The form is there: its number, and that it waits for a press in a mail. */
export function RequestSent({ trackingNo, email, onAgain }: Sent & { onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const address = `${window.location.origin}${paths.documentRequestStatus()}?number=${trackingNo}`
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 ref={title} tabIndex={-1} className={classes.title}>
          {t('sentTitle')}
        </h1>
      </header>
      <div className={classes.mailed} role="status">
        <IconMail size={24} stroke={1.6} aria-hidden="true" />
        <div>
          <strong>{t('confirmTitle')}</strong>
          <p>{t('confirmLine', { email, hours: requestBounds.confirmHours })}</p>
        </div>
      </div>
      <section className={classes.card} aria-label={t('number')}>
        <div className={classes.numberText}>
          <span className={classes.label}>{t('number')}</span>
          <span className={classes.number}>{trackingNo}</span>
          <span className={classes.quiet}>{t('numberLine')}</span>
          <div className={classes.acts} data-noprint>
            <CopyNumber trackingNo={trackingNo} />
            <Button
              variant="default"
              leftSection={<IconPrinter size={16} stroke={1.8} aria-hidden="true" />}
              onClick={() => window.print()}
            >
              {t('print')}
            </Button>
          </div>
        </div>
        <Part wait={<div className={classes.qr} />}>
          <QrPicture text={address} label={t('qr')} />
        </Part>
      </section>
      <div className={classes.bar} data-noprint>
        <Button variant="subtle" onClick={onAgain}>
          {t('askAnother')}
        </Button>
        <Button variant="default" component={Link} to={`${paths.documentRequestStatus()}?number=${trackingNo}`}>
          {t('seeStatus')}
        </Button>
      </div>
    </div>
  )
}
