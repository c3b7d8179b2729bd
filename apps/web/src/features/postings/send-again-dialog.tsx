import { Button } from '@mantine/core'
import type { Document, Posting } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { toast } from '../../lib/toast.tsx'
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { documentName, documentQuery } from '../documents/index.ts'
import { PostForm } from './post-form.tsx'
import { PostingChanges } from './posting-changes.tsx'
import { ReturnReason } from './return-reason.tsx'
import { draftOf } from './use-post-document.ts'
import { useSendAgain } from './use-send-again.ts'
import { t } from './words.ts'

interface SendAgainDialogProps {
  posting: Posting
  onClose: () => void
}

/** Sends again what came back, once it is as it should be: the reason on top, and all that Post asks, as it was. */
export function SendAgainDialog({ posting, onClose }: SendAgainDialogProps) {
  // The posting holds its snapshot of then; what is sent now is the document as it is.
  const { data, error, refetch } = useQuery(documentQuery(posting.fileManagerId))
  if (data) return <SendAgainForm posting={posting} document={data} onClose={onClose} />
  return (
    <DialogFrame
      opened
      onClose={onClose}
      title={t('sendAgainTitle', { name: documentName(posting.fileManager) })}
      closeLabel={t('close')}
      isSheet
      actions={
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
      }
    >
      {error ? (
        <LoadFailure title={t('documentFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList label={t('loading')} count={5} height={64} />
      )}
    </DialogFrame>
  )
}

function SendAgainForm({ posting, document, onClose }: SendAgainDialogProps & { document: Document }) {
  const sendAgain = useSendAgain(posting)
  const name = documentName(document)
  const { accessLevelId, isClassified, note, publishAt } = posting
  return (
    <PostForm
      title={t('sendAgainTitle', { name })}
      draft={draftOf(document)}
      wish={{ accessLevelId, isClassified: isClassified || document.isClassified, note: note ?? '', publishAt }}
      custodian={posting}
      above={<Returned posting={posting} />}
      send={sendAgain}
      onSent={() => toast.done({ title: t('sentAgain', { name }), line: t('sentLine') })}
      onClose={onClose}
    />
  )
}

function Returned({ posting }: { posting: Posting }) {
  return (
    <>
      <ReturnReason posting={posting} />
      <PostingChanges posting={posting} title={t('changedSince')} />
    </>
  )
}
