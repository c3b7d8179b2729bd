import { ApiRefusal } from '../../lib/api-refusal.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { t } from './words.ts'

/** A posting that could not be had, or is not this person's to see any more. */
export function ReviewFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ApiRefusal && error.code === 'NotFound')
    return <EmptyState drawing="search" title={t('reviewGone')} line={t('reviewGoneLine')} />
  return <LoadFailure title={t('reviewFailed')} error={error} onRetry={onRetry} />
}
