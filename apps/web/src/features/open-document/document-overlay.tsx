import type { Document } from '@sinupan/contract'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { StateFrame } from '../../ui/states/state-frame.tsx'
import { documentName, documentQuery, downloadFile } from '../documents/index.ts'
import { documentSource, PreviewOverlay } from '../preview/index.ts'
import { DocumentFacts } from './document-facts.tsx'
import { neighboursOf } from './neighbours.ts'
import { t } from './words.ts'

interface DocumentOverlayProps {
  id: number
  /** What the list behind it already knows of the document. */
  known?: Document | undefined
  /** The documents of the list, to go from one to the next. */
  order?: readonly number[]
  onGo: (id: number) => void
  onClose: () => void
  /** Page of a PDF to begin with, from 1, and a text to find in it. */
  page?: number | undefined
  find?: string | undefined
}

/** A document over whatever list it was opened from, with what is known of it. */
export function DocumentOverlay({ id, known, order = [], onGo, onClose, page, find }: DocumentOverlayProps) {
  const { data, error, refetch } = useQuery(documentQuery(id))
  const document = data ?? known
  const { previous, next, place } = neighboursOf(order, id)
  const files = document?.fileManagerFiles.map((file) => ({
    file,
    source: documentSource(file, {
      download: () => downloadFile(file),
      onStale: () => void refetch(),
    }),
  }))
  return (
    <PreviewOverlay
      name={document ? documentName(document) : ''}
      files={files}
      instead={insteadOf({ document, error: known ? null : error, onRetry: () => void refetch() })}
      page={page}
      find={find}
      place={place}
      onClose={onClose}
      onNext={next === undefined ? undefined : () => onGo(next)}
      onPrevious={previous === undefined ? undefined : () => onGo(previous)}
      details={document && <DocumentFacts document={document} />}
    />
  )
}

interface Instead {
  document: Document | undefined
  error: Error | null
  onRetry: () => void
}

function insteadOf({ document, error, onRetry }: Instead) {
  if (error instanceof ApiRefusal && error.code === 'NotFound')
    return <EmptyState drawing="search" title={t('goneTitle')} line={t('goneLine')} />
  if (error) return <LoadFailure title={t('failedTitle')} error={error} onRetry={onRetry} />
  if (!document || document.capabilities.read) return undefined
  return (
    <StateFrame
      drawing={<IconLock size={40} stroke={1.2} color="var(--mute-icon)" aria-hidden="true" />}
      title={t('classifiedTitle')}
      line={t('classifiedLine')}
    />
  )
}
