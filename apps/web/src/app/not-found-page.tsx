import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Middle } from '../frame/middle.tsx'
import { t } from '../frame/public-words.ts'
import { Into } from '../frame/slots.tsx'
import { useCurrentUser } from '../lib/account.ts'
import { paths } from '../lib/paths.ts'
import { useTitle } from '../lib/title.ts'
import { EmptyState } from '../ui/states/empty-state.tsx'

/** The page of every address that leads nowhere, or is not for this person (specification, section 2). */
export function NotFoundPage() {
  const isSignedIn = useCurrentUser() !== undefined
  useTitle(t('notFoundTitle'))
  return (
    <Middle>
      {isSignedIn && (
        <Into slot="title">
          <span>{t('product')}</span>
        </Into>
      )}
      <EmptyState
        isPage
        drawing="search"
        title={t('notFoundTitle')}
        line={t('notFoundLine')}
        action={
          <Button variant="default" component={Link} to={isSignedIn ? paths.archive() : paths.publicSearch()}>
            {t('backToDashboard')}
          </Button>
        }
      />
    </Middle>
  )
}
