import { lazy, Suspense } from 'react'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { documentName, downloadFile, type Entry } from '../documents/index.ts'
import { documentSource } from '../preview/index.ts'
import classes from './document-details.module.css'
import { DocumentPanel, useDocument } from './document-panel.tsx'
import { t } from './words.ts'

const PreviewOverlay = lazy(async () => ({ default: (await import('../preview/index.ts')).PreviewOverlay }))

interface DocumentPreviewProps {
  id: number
  /** The list that it was opened from, in its order: the arrows go through its documents. */
  entries: readonly Entry[]
  onGo: (id: number) => void
  onClose: () => void
}

/** A document over the whole window, with what is known of it at its side. */
export function DocumentPreview({ id, entries, onGo, onClose }: DocumentPreviewProps) {
  const documents = entries.flatMap((entry) => (entry.kind === 'document' ? [entry.document] : []))
  const at = documents.findIndex((document) => document.id === id)
  const listed = documents[at]
  const { data, error, refetch } = useDocument(id, listed)
  const next = documents[at + 1]
  const previous = at > 0 ? documents[at - 1] : undefined
  const files = data?.fileManagerFiles.map((file) => ({
    file,
    source: documentSource(file, { download: () => downloadFile(file), onStale: () => void refetch() }),
  }))
  return (
    <Suspense>
      <PreviewOverlay
        name={data ? documentName(data) : t('loading')}
        files={files}
        {...(error &&
          !data && {
            instead: <LoadFailure title={t('previewFailed')} error={error} onRetry={() => void refetch()} />,
          })}
        onClose={onClose}
        onNext={next && (() => onGo(next.id))}
        onPrevious={previous && (() => onGo(previous.id))}
        place={at >= 0 ? { at: at + 1, count: documents.length } : undefined}
        details={
          <div className={classes.beside}>
            <DocumentPanel key={id} id={id} listed={listed} />
          </div>
        }
      />
    </Suspense>
  )
}
