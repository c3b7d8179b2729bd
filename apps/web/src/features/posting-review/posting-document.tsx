import type { Posting } from '@sinupan/contract'
import { documentName, downloadFile } from '../documents/index.ts'
import { useKeeping } from '../moving/index.ts'
import { documentSource, PreviewFiles } from '../preview/index.ts'
import { ClassifiedHere } from './classified-here.tsx'
import classes from './desk.module.css'
import { t } from './words.ts'

interface PostingDocumentProps {
  posting: Posting
  /** Page to begin with, from 1. */
  page: number | undefined
  onStale: () => unknown
}

/** The posted document in the middle. */
export function PostingDocument({ posting, page, onStale }: PostingDocumentProps) {
  const { fileManager } = posting
  return (
    <section className={classes.document} aria-label={t('document')}>
      <PreviewFiles
        name={documentName(fileManager)}
        files={usePreviewed(posting, onStale)}
        page={page}
        {...(!fileManager.capabilities.read && { instead: <ClassifiedHere /> })}
      />
    </section>
  )
}

/** The files of a posting for the preview. */
export function usePreviewed({ fileManager }: Posting, onStale: () => unknown) {
  const keeping = useKeeping()
  return fileManager.fileManagerFiles.map((file) => ({
    file,
    source: documentSource(file, {
      download: () => downloadFile(file),
      onStale: () => void onStale(),
      onKeepAttachment: keeping?.(file.id),
    }),
  }))
}
