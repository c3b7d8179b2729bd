import { Button } from '@mantine/core'
import { getCase, type RequestCase } from '@sinupan/contract'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatCalendarDate } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { Pill } from '../../ui/pill.tsx'
import { callCase } from './call-case.ts'
import { AppealDialog, WithdrawDialog } from './case-dialogs.tsx'
import { CaseMessages } from './case-messages.tsx'
import type { CaseProps } from './case-props.ts'
import { Decision } from './decision.tsx'
import { DueCard } from './due-card.tsx'
import classes from './public-request.module.css'
import { standOf, typeName } from './say.ts'
import { Timeline } from './timeline.tsx'
import { t } from './words.ts'

interface CaseViewProps {
  token: string
  onClose: () => void
  /** The hour is over. */
  onOver: () => void
}

/** The whole of a request, for who made it. */
export function CaseView({ token, onClose, onOver }: CaseViewProps) {
  const client = useQueryClient()
  const queryKey = ['RequestCase', token]
  const { data, error, refetch } = useQuery({ queryKey, queryFn: () => callCase(getCase, token, {}), retry: false })
  const isOver = error instanceof ApiRefusal && error.code === 'Unauthenticated'
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  const changed = (next: RequestCase) => client.setQueryData(queryKey, next)
  if (error && !isOver)
    return <LoadFailure isPage title={t('caseFailed')} error={error} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <div className={classes.wide}>
      <CaseHead found={data} token={token} onChanged={changed} onClose={onClose} onOver={onOver} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Decision found={data} token={token} onChanged={changed} />
          <DueCard status={data} extendedTo={data.extendedTo} answerUntil={data.answerUntil} />
          <Asked found={data} />
          <Timeline status={data} />
        </div>
        <CaseMessages found={data} token={token} onChanged={changed} onOver={onOver} />
      </div>
    </div>
  )
}

function CaseHead({ found, token, onChanged, onClose }: CaseProps & Omit<CaseViewProps, 'token'>) {
  const stand = standOf(found)
  return (
    <header className={classes.caseHead}>
      <div>
        <span className={classes.code}>{found.trackingNo}</span>
        <h1 className={classes.title}>{found.title}</h1>
        <p className={classes.meta}>
          <Pill status={stand.status} tone={stand.tone}>
            {stand.word}
          </Pill>
          <span>{typeName(found.requestType)}</span>
          <span>{t('receivedOn', { day: formatCalendarDate(found.receivedOn) })}</span>
        </p>
      </div>
      <div className={classes.acts} data-noprint>
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.8} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
        {found.mayWithdraw && (
          <Button
            variant="default"
            onClick={() =>
              openDialog((close) => <WithdrawDialog token={token} onChanged={onChanged} onClose={close} />)
            }
          >
            {t('withdraw')}
          </Button>
        )}
        {found.mayAppeal && (
          <Button
            onClick={() =>
              openDialog((close) => (
                <AppealDialog token={token} until={found.appealUntil} onChanged={onChanged} onClose={close} />
              ))
            }
          >
            {t('appeal')}
          </Button>
        )}
        <Button variant="subtle" color="gray" onClick={onClose}>
          {t('closeCase')}
        </Button>
      </div>
    </header>
  )
}

function Asked({ found }: { found: RequestCase }) {
  const where = [found.campusName, found.deliveryUnitName].filter(Boolean).join(' · ')
  return (
    <section className={classes.part}>
      <h2 className={classes.section}>{t('youAsked')}</h2>
      <p className={classes.prose}>{found.description}</p>
      <p className={classes.quiet}>
        {where} · {found.deliveryMode === 'download' ? t('download') : t('pickUp')}
      </p>
    </section>
  )
}
