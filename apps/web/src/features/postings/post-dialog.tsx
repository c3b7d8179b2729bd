import type { Document } from '@sinupan/contract'
import { toast } from '../../lib/toast.tsx'
import { documentName } from '../documents/index.ts'
import { type Custodian, levelIds } from './level.tsx'
import { PostForm } from './post-form.tsx'
import { draftOf, usePostDocument } from './use-post-document.ts'
import { t } from './words.ts'

interface PostDialogProps {
  document: Document
  /** The names of the document's unit and campus. */
  custodian: Custodian
  onClose: () => void
}

/** Sends a document for a decision: who shall see it, whether it is classified, what it is, a note, and a check list. */
export function PostDialog({ document, custodian, onClose }: PostDialogProps) {
  const post = usePostDocument()
  return (
    <PostForm
      title={t('postTitle', { name: documentName(document) })}
      draft={draftOf(document)}
      wish={{
        accessLevelId: levelIds.unit,
        isClassified: document.isClassified,
        note: '',
        publishAt: null,
        postPoolFiles: [],
      }}
      custodian={custodian}
      send={post}
      onSent={() => toast.info({ title: t('postingSent'), line: t('approverTold', { campus: custodian.campusName }) })}
      onClose={onClose}
    />
  )
}
