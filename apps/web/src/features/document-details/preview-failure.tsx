import { ListFailure } from '../../list/list-failure.tsx'
import { t } from './words.ts'

/** In place of a preview whose document could not be had. */
export const Failure = (props: { error: Error; onRetry: () => void }) => (
  <ListFailure title={t('previewFailed')} {...props} />
)
