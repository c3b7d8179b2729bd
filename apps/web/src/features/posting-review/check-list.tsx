import { Anchor, UnstyledButton } from '@mantine/core'
import type { PostingReview } from '@sinupan/contract'
import { IconCheck, IconInfoCircle } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { Bar } from '../../ui/states/skeletons.tsx'
import { StatusIcon } from '../../ui/status-mark.tsx'
import { type Check, checksOf } from './checks.ts'
import classes from './facts.module.css'
import { t } from './words.ts'

interface CheckListProps {
  review: UseQueryResult<PostingReview, Error>
  onPage: (page: number) => void
}

/** What the server looked at in the files: hints of personal data, text, pages, category and date, earlier postings. */
export function CheckList({ review, onPage }: CheckListProps) {
  return (
    <section className={classes.part}>
      <h3 className={classes.heading}>{t('checkList')}</h3>
      <Content review={review} onPage={onPage} />
    </section>
  )
}

function Content({ review: { data, error, refetch }, onPage }: CheckListProps) {
  if (data)
    return (
      <ul className={classes.checks}>
        {checksOf(data.checks).map((check) => (
          <CheckRow key={check.id} check={check} onPage={onPage} />
        ))}
      </ul>
    )
  if (error)
    return (
      <p className={classes.failed} role="alert">
        {t('checksFailed')}. {error.message}{' '}
        <Anchor component="button" type="button" underline="always" onClick={() => void refetch()}>
          {t('tryAgain')}
        </Anchor>
      </p>
    )
  return (
    <div className={classes.loading} role="status" aria-label={t('loadingChecks')}>
      {[150, 120, 170, 110].map((width) => (
        <Bar key={width} width={width} />
      ))}
    </div>
  )
}

function CheckRow({ check, onPage }: { check: Check; onPage: (page: number) => void }) {
  const { kind, text, line, page } = check
  return (
    <li className={classes.check}>
      <Sign kind={kind} />
      <div>
        {text}
        {line && (
          <span className={classes.checkLine}>
            {line}{' '}
            {page !== undefined && (
              <UnstyledButton
                className={classes.show}
                aria-label={t('showHint', { page })}
                onClick={() => onPage(page)}
              >
                {t('show')}
              </UnstyledButton>
            )}
          </span>
        )}
      </div>
    </li>
  )
}

function Sign({ kind }: Pick<Check, 'kind'>) {
  if (kind === 'look') return <StatusIcon status="warning" size={18} />
  if (kind === 'fact') return <IconInfoCircle className={classes.fact} size={18} stroke={1.6} aria-hidden="true" />
  return <IconCheck className={classes.fine} size={18} stroke={1.8} aria-hidden="true" />
}
