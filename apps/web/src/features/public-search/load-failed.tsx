import { ErrorState } from '../../ui/states/error-state.tsx'
import { t } from './words.ts'

interface LoadFailedProps {
  title: string
  error: Error
  onRetry: () => void
}

export const LoadFailed = ({ title, error, onRetry }: LoadFailedProps) => (
  <ErrorState
    title={title}
    line={error.message}
    onRetry={onRetry}
    retryLabel={t('tryAgain')}
    copyLabel={t('copyDetails')}
  />
)
