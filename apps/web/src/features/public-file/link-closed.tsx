import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Middle } from '../../frame/middle.tsx'
import type { ApiRefusal } from '../../lib/api-refusal.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { paths } from '../../lib/paths.ts'
import { useTitle } from '../../lib/title.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { t } from './words.ts'

const titles: Partial<Record<ApiRefusal['code'], () => string>> = {
  LinkExpired: () => t('linkExpired'),
  LinkRevoked: () => t('linkRevoked'),
  LinkUsedUp: () => t('linkUsedUp'),
  LinkSuspended: () => t('linkSuspended'),
  Unauthenticated: () => t('linkSignIn'),
}

/** In place of a shared document whose link does not open: plainly why, and what to do. */
export function LinkClosed({ refusal, onRetry }: { refusal: ApiRefusal; onRetry: () => void }) {
  const title = titles[refusal.code]?.()
  useTitle(title ?? t('failedTitle'))
  if (!title)
    return (
      <Middle>
        <LoadFailure isPage title={t('failedTitle')} error={refusal} onRetry={onRetry} />
      </Middle>
    )
  const isForSomebody = refusal.code === 'Unauthenticated'
  return (
    <Middle>
      <EmptyState
        isPage
        drawing="search"
        title={title}
        line={isForSomebody ? t('linkSignInLine') : refusal.message}
        action={
          <Button
            variant="default"
            component={Link}
            to={isForSomebody ? paths.signIn() : paths.publicSearch()}
            {...(isForSomebody && { state: { from: window.location.pathname } })}
          >
            {isForSomebody ? t('signIn') : t('search')}
          </Button>
        }
      />
    </Middle>
  )
}
