import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Middle } from '../../frame/middle.tsx'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { paths } from '../../lib/paths.ts'
import { useTitle } from '../../lib/title.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { refusedLine } from './refused-line.ts'
import { t } from './words.ts'

const titles: Partial<Record<ApiRefusal['code'], () => string>> = {
  LinkExpired: () => t('expired'),
  LinkRevoked: () => t('revoked'),
  LinkUsedUp: () => t('full'),
  LinkSuspended: () => t('suspended'),
  NotFound: () => t('unknown'),
}

/** In place of a request that takes no files: plainly why, and what to do. */
export function DropClosed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const refusal = error instanceof ApiRefusal ? error : undefined
  const title = refusal && titles[refusal.code]?.()
  useTitle(title ?? t('failedTitle'))
  if (!refusal || !title)
    return (
      <Middle>
        <LoadFailure isPage title={t('failedTitle')} error={error} onRetry={onRetry} />
      </Middle>
    )
  return (
    <Middle>
      <EmptyState
        isPage
        drawing="search"
        title={title}
        line={refusal.code === 'NotFound' ? t('unknownLine') : refusedLine(refusal)}
        action={
          <Button variant="default" component={Link} to={paths.publicSearch()}>
            {t('search')}
          </Button>
        }
      />
    </Middle>
  )
}
