import { ApiRefusal } from '../lib/api-refusal.ts'
import { formatDayTime } from '../lib/format.ts'
import { ErrorState } from '../ui/states/error-state.tsx'
import { t } from './words.ts'

interface ListFailureProps {
  /** What happened: 'The folder could not be loaded'. */
  title: string
  error: Error
  onRetry?: (() => void) | undefined
}

/** A list that could not be had: what happened, what that means, and again. */
export function ListFailure({ title, error, onRetry }: ListFailureProps) {
  const refusal = error instanceof ApiRefusal ? error : undefined
  const reference = refusal?.requestId?.slice(0, 8)
  return (
    <ErrorState
      title={title}
      line={error.message}
      {...(onRetry && { onRetry })}
      retryLabel={t('tryAgain')}
      copyLabel={t('copyDetails')}
      details={[error.message, refusal?.code, refusal?.requestId, window.location.pathname].filter(Boolean).join('\n')}
      {...(refusal && reference && { reference: t('reference', { id: reference, at: formatDayTime(refusal.at) }) })}
    />
  )
}
