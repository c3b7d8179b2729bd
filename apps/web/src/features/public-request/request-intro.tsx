import { Button } from '@mantine/core'
import { requestBounds } from '@sinupan/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useInstitution } from '../../frame/institution.tsx'
import { useLanguage } from '../../frame/language.ts'
import { paths } from '../../lib/paths.ts'
import classes from './public-request.module.css'
import { Published } from './published.tsx'
import { t } from './words.ts'

interface RequestIntroProps {
  onBegin: () => void
  /** There is a form to go on with: then that is the way. */
  isBegun: boolean
  children: ReactNode
}

/** What happens, when, and what becomes of what is written, before anything is asked. */
export function RequestIntro({ onBegin, isBegun, children }: RequestIntroProps) {
  const { privacyNotice, institutionName } = useInstitution()
  const language = useLanguage()
  const notice = language === 'fil' ? privacyNotice.textFil : privacyNotice.text
  const steps = [
    t('stepsAsk'),
    t('stepsConfirm', { hours: requestBounds.confirmHours }),
    t('stepsAnswer', { days: requestBounds.workingDays }),
  ]
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={classes.lead}>{t('lead', { institution: institutionName })}</p>
      </header>
      {children}
      <section className={classes.part}>
        <h2 className={classes.section}>{t('whatHappens')}</h2>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <Published />
      <section className={classes.part}>
        <h2 className={classes.section}>{t('privacy')}</h2>
        <p className={classes.notice}>{notice}</p>
      </section>
      <div className={classes.bar}>
        <p className={classes.quiet}>
          {t('askedBefore')} <Link to={paths.documentRequestStatus()}>{t('checkIt')}</Link>
        </p>
        {!isBegun && (
          <Button size="md" onClick={onBegin}>
            {t('begin')}
          </Button>
        )}
      </div>
    </div>
  )
}
