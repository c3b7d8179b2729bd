import { useRouteError } from 'react-router'
import { ApiRefusal } from '../lib/api-refusal.ts'
import { ChunkFailure } from '../lib/chunk.ts'
import { LoadFailure } from '../lib/load-failure.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { Middle } from './middle.tsx'
import { t } from './public-words.ts'
import { NoUnit } from './unit.ts'
import { t as staffWords } from './words.ts'

const reload = () => window.location.reload()

/** What stands in place of a screen that broke: what happened, what that means, and a way on. */
export function ErrorPage() {
  const error = useRouteError()
  if (error instanceof NoUnit)
    return <EmptyState isPage drawing="people" title={staffWords('noUnitTitle')} line={staffWords('noUnitLine')} />
  return <Failure error={error} />
}

/** A failure in the middle of the page. */
export function Failure({ error, onRetry = reload }: { error: unknown; onRetry?: () => void }) {
  const { title, line, retry } = wordsFor(error)
  return (
    <Middle>
      <LoadFailure isPage title={title} line={line} error={error} onRetry={onRetry} retryLabel={retry} />
    </Middle>
  )
}

function wordsFor(error: unknown) {
  if (error instanceof ChunkFailure) return { title: t('chunkTitle'), line: t('chunkLine'), retry: t('reload') }
  if (!(error instanceof ApiRefusal)) return { title: t('errorTitle'), line: t('errorLine'), retry: t('tryAgain') }
  const isUnreachable = error.code === 'Unreachable'
  const title = isUnreachable ? t('unreachableTitle') : t('errorTitle')
  return { title, line: isUnreachable ? t('unreachableLine') : error.message, retry: t('tryAgain') }
}
