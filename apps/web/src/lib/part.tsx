import { Component, type ReactNode, Suspense } from 'react'
import { ChunkFailure } from './chunk.ts'
import { LoadFailure } from './load-failure.tsx'
import { words } from './messages.ts'
import { toast } from './toast.tsx'

const t = words('part', {})
const reload = () => window.location.reload()

interface PartProps {
  /** What of `part` or `screen` stands inside. */
  children: ReactNode
  /** While it is on its way. */
  wait?: ReactNode
  /** It would have opened over the page: there is no place to say that it is missing, so a toast does. */
  isOver?: boolean
  /** It did not arrive. What opened it is to be shut. */
  onFailed?: (() => void) | undefined
}

/** Stands around each part that loads by itself: where it doesn't arrive, that is said, and the rest goes on. */
export class Part extends Component<PartProps, { failure: unknown }> {
  override state: { failure: unknown } = { failure: undefined }

  static getDerivedStateFromError(failure: unknown) {
    return { failure }
  }

  override componentDidCatch(failure: unknown) {
    if (!(failure instanceof ChunkFailure)) return
    if (this.props.isOver)
      toast.failed({
        id: 'part',
        title: t('chunkTitle'),
        line: t('chunkLine'),
        action: { label: t('reload'), onPress: reload },
      })
    this.props.onFailed?.()
  }

  override render() {
    const { failure } = this.state
    const { children, wait, isOver } = this.props
    if (failure === undefined) return <Suspense fallback={wait}>{children}</Suspense>
    // What broke for another reason is for whoever stands around.
    if (!(failure instanceof ChunkFailure)) throw failure
    return isOver ? null : <Missing failure={failure} />
  }
}

const Missing = ({ failure }: { failure: ChunkFailure }) => (
  <LoadFailure
    title={t('chunkTitle')}
    line={t('chunkLine')}
    error={failure}
    onRetry={reload}
    retryLabel={t('reload')}
  />
)
