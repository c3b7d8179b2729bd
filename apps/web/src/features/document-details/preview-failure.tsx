import { ErrorState } from '../../ui/states/error-state.tsx'
import { t } from './words.ts'

/** In place of a preview whose document could not be had. */
export function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <ErrorState
      title={t('previewFailed')}
      line={error.message}
      onRetry={onRetry}
      retryLabel={t('tryAgain')}
      copyLabel={t('copyDetails')}
    />
  )
}
