import { Button } from '@mantine/core'
import type { WithdrawnDocument } from '@sinupan/contract'
import { Link } from 'react-router'
import { Middle } from '../../frame/middle.tsx'
import { useCurrentUser } from '../../lib/account.ts'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { formatCalendarDate } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { paths } from '../../lib/paths.ts'
import { useTitle } from '../../lib/title.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import classes from './public-file.module.css'
import { withdrawnOf } from './withdrawn.ts'
import { t } from './words.ts'

interface NotHereProps {
  /** Undefined while it is on its way. */
  error: Error | undefined
  onRetry: () => void
}

/** In place of a document: on its way, not public (any more), or a failure that may pass. */
export function NotHere({ error, onRetry }: NotHereProps) {
  if (!error) return <div className={classes.page} aria-busy="true" />
  const withdrawn = withdrawnOf(error)
  if (withdrawn) return <Withdrawn {...withdrawn} />
  if (error instanceof ApiRefusal && error.code === 'NotFound') return <NotPublic />
  return (
    <Middle>
      <LoadFailure isPage title={t('failedTitle')} error={error} onRetry={onRetry} />
    </Middle>
  )
}

/** A document that was public: its title as it was published, the days, and the reason where everybody was given one. */
function Withdrawn({ name, publishedOn, withdrawnOn, reason }: WithdrawnDocument) {
  useTitle(name)
  const facts = { published: formatCalendarDate(publishedOn), withdrawn: formatCalendarDate(withdrawnOn) }
  return (
    <Middle>
      <EmptyState
        isPage
        drawing="search"
        title={name}
        line={
          <>
            {t('goneFacts', facts)}
            {reason && <span className={classes.reason}>{t('goneReason', { reason })}</span>}
          </>
        }
        action={<WaysOn />}
      />
    </Middle>
  )
}

function NotPublic() {
  const isSignedIn = useCurrentUser() !== undefined
  useTitle(t('goneTitle'))
  return (
    <Middle>
      <EmptyState
        isPage
        drawing="search"
        title={t('goneTitle')}
        line={`${t('goneLine')} ${isSignedIn ? t('goneStaff') : t('goneSignIn')}`}
        action={<WaysOn />}
      />
    </Middle>
  )
}

function WaysOn() {
  const isSignedIn = useCurrentUser() !== undefined
  return (
    <>
      <Button variant="default" component={Link} to={paths.publicSearch()}>
        {t('search')}
      </Button>
      {!isSignedIn && (
        <Button variant="default" component={Link} to={paths.signIn()}>
          {t('signIn')}
        </Button>
      )}
    </>
  )
}
