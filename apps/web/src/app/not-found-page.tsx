import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Middle } from '../frame/middle.tsx'
import { t } from '../frame/public-words.ts'
import { paths } from '../lib/paths.ts'
import { useTitle } from '../lib/title.ts'
import { EmptyState } from '../ui/states/empty-state.tsx'

/** The page of every address that leads nowhere (specification, section 2). */
export function NotFoundPage() {
  useTitle(t('notFoundTitle'))
  return (
    <Middle>
      <EmptyState
        drawing="search"
        title={t('notFoundTitle')}
        line={t('notFoundLine')}
        action={
          <Button variant="default" component={Link} to={paths.publicSearch()}>
            {t('backToDashboard')}
          </Button>
        }
      />
    </Middle>
  )
}
