import { useState } from 'react'
import { ErrorState } from '../ui/states/error-state.tsx'
import { detailsOf, referenceOf } from './failure-details.ts'
import { words } from './messages.ts'

const t = words('failure', {})

interface LoadFailureProps {
  /** What happened: 'The folder could not be loaded'. */
  title: string
  error: unknown
  /** What that means for the work, where the error doesn't say it. */
  line?: string
  onRetry?: (() => void) | undefined
  retryLabel?: string
  /** It is all that the page has. */
  isPage?: boolean
}

/** In place of what could not be had: what happened, what that means, again, and what to tell who keeps the system. */
export function LoadFailure({ title, error, line, onRetry, retryLabel = t('tryAgain'), isPage }: LoadFailureProps) {
  const [seenAt] = useState(() => new Date())
  return (
    <ErrorState
      title={title}
      isPage={isPage}
      line={line ?? (error instanceof Error ? error.message : String(error))}
      {...(onRetry && { onRetry })}
      retryLabel={retryLabel}
      copyLabel={t('copyDetails')}
      copiedLabel={t('copied')}
      details={detailsOf(error, seenAt)}
      reference={referenceOf(error, seenAt)}
    />
  )
}
