import type { Document } from '@sinupan/contract'
import { IconLock } from '@tabler/icons-react'
import { useRef } from 'react'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { part } from '../../lib/chunk.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { Part } from '../../lib/part.tsx'
import { focusRow } from '../../list/rows.ts'
import { onlyThis } from '../../list/selection.ts'
import type { Selecting } from '../../list/use-selection.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { StateFrame } from '../../ui/states/state-frame.tsx'
import { LockedActs, lockedLine } from '../access/index.ts'
import { documentEntryId, documentName, downloadFile } from '../documents/index.ts'
import { useKeeping } from '../moving/index.ts'
import { documentSource } from '../preview/index.ts'
import classes from './document-details.module.css'
import { DocumentPanel, useDocument } from './document-panel.tsx'
import { neighboursOf } from './neighbours.ts'
import { ReadFacts } from './read-facts.tsx'
import { useChoosingEncoding } from './use-choosing-encoding.ts'
import { useWatermark } from './use-watermark.ts'
import { t } from './words.ts'

const PreviewOverlay = part(
  async () => ({ PreviewOverlay: (await import('../preview/index.ts')).PreviewOverlay }),
  'PreviewOverlay',
)

interface DocumentPreviewProps {
  id: number
  /** Those of the list that it was opened from, in its order: the arrows go through them. */
  documents: readonly (Document | { id: number })[]
  onGo: (id: number) => void
  onClose: () => void
  /** What is chosen in that list: the one that was walked to takes the place of the one that was. */
  selecting?: Pick<Selecting, 'ids' | 'set'>
  /** The row of a document in that list. */
  rowOf?: (id: number) => string | undefined
  /** From a list of what others may have posted: its facts alone stand beside it, without what changes them. */
  isFound?: boolean
  /** Page of a PDF to begin with, from 1, and a text to find in it. */
  page?: number | undefined
  find?: string | undefined
  /** The file that shows at first. */
  first?: number | undefined
}

/** A document over the whole window, with what is known of it at its side. */
export function DocumentPreview(props: DocumentPreviewProps) {
  const { id, documents, onGo, onClose, selecting, rowOf = documentEntryId, isFound, page, find } = props
  const listed = documents.filter(isWhole).find((one) => one.id === id)
  const { data = listed, error, refetch } = useDocument(id, listed)
  const { previous, next, place } = neighboursOf(
    documents.map((one) => one.id),
    id,
  )
  const keeping = useKeeping()
  const choosing = useChoosingEncoding()
  const files = data?.fileManagerFiles.map((file) => ({
    file,
    source: documentSource(file, {
      download: () => downloadFile(file),
      onStale: () => void refetch(),
      onKeepAttachment: keeping?.(file.id),
      onChooseEncoding: data.capabilities.edit ? choosing(file.id) : undefined,
    }),
  }))
  const opened = useRef(id)
  const standOnIt = () => {
    const row = rowOf(id)
    if (row !== undefined) focusRow(row)
  }
  const close = () => {
    onClose()
    // Who walked on comes back to where they are now, not to where they began.
    if (id === opened.current) return
    if (selecting?.ids.size === 1) selecting.set(onlyThis(documentEntryId(id)))
    setTimeout(standOnIt)
  }
  return (
    <Part isOver onFailed={onClose}>
      <PreviewOverlay
        name={data ? documentName(data) : error ? '' : t('loading')}
        files={files}
        watermark={useWatermark(data)}
        instead={insteadOf(data, error, () => void refetch())}
        page={page}
        find={find}
        first={props.first}
        place={place}
        onClose={close}
        onReturn={standOnIt}
        onNext={next === undefined ? undefined : () => onGo(next)}
        onPrevious={previous === undefined ? undefined : () => onGo(previous)}
        details={
          isFound ? (
            data && <ReadFacts document={data} />
          ) : (
            <div className={classes.beside}>
              <DocumentPanel key={id} id={id} listed={listed} />
            </div>
          )
        }
      />
    </Part>
  )
}

// A list of results knows a part of each document.
const isWhole = (document: Document | { id: number }): document is Document => 'filePostings' in document

/** What stands in place of its pages: that it could not be had, or may not be read. */
function insteadOf(document: Document | undefined, error: Error | null, onRetry: () => void) {
  if (!document && error instanceof ApiRefusal && error.code === 'NotFound')
    return <EmptyState drawing="search" title={t('goneTitle')} line={t('goneLine')} />
  if (!document && error) return <LoadFailure title={t('previewFailed')} error={error} onRetry={onRetry} />
  if (!document || document.capabilities.read) return undefined
  return (
    <StateFrame
      drawing={<IconLock size={40} stroke={1.2} color="var(--mute-icon)" aria-hidden="true" />}
      title={t(document.isClassified ? 'lockedTitle' : 'notReadTitle')}
      line={document.isClassified ? lockedLine(document) : t('notReadLine')}
      actions={<LockedActs document={document} />}
    />
  )
}
