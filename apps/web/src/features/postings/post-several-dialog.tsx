import type { Document } from '@sinupan/contract'
import { useState } from 'react'
import { TextAreaField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import { DialogNotice } from '../../ui/dialog/dialog-notice.tsx'
import { PoolsField } from '../pooling/index.ts'
import { type Custodian, levelIds } from './level.tsx'
import { LevelAndClassified } from './level-and-classified.tsx'
import { PersonalDataQuestion, PostCheckList } from './post-check-list.tsx'
import { checksOfSeveral, stopOfSeveral } from './post-checks-of-several.ts'
import { PostDrafts } from './post-drafts.tsx'
import { PostLead } from './post-lead.tsx'
import { PublishHourField } from './publish-hour.tsx'
import { type Draft, draftOf, type Missed, usePostDocument, type Wish, wishSchema } from './use-post-document.ts'
import { t } from './words.ts'

interface PostSeveralDialogProps {
  /** Documents of one unit. */
  documents: readonly Document[]
  /** The names of their unit and campus. */
  custodian: Custodian
  onClose: () => void
}

/** Sends several documents at one level, each in its own category. Those that were refused stay, with the reason. */
export function PostSeveralDialog({ documents, custodian, onClose }: PostSeveralDialogProps) {
  const [drafts, setDrafts] = useState<readonly Draft[]>(documents.map(draftOf))
  const [missed, setMissed] = useState<readonly Missed[]>([])
  const post = usePostDocument()
  const send = async (wish: Wish) => {
    const failed: Missed[] = []
    for (const draft of drafts) {
      const outcome = await post(draft, wish)
      if (!outcome.isPosted) failed.push(outcome)
    }
    const sent = drafts.length - failed.length
    if (sent > 0)
      toast.info({
        title: t('postingsSent', { count: sent }),
        line: t('approverTold', { campus: custodian.campusName }),
      })
    setMissed(failed)
    if (failed.length > 0) setDrafts(failed.map(({ draft }) => draft))
    return failed.length === 0
  }
  return (
    <FormDialog
      title={t('postSeveral', { count: drafts.length })}
      act={t('sendSeveral', { count: drafts.length })}
      width={640}
      schema={wishSchema}
      values={{
        accessLevelId: levelIds.unit,
        isClassified: drafts.every(isClassified),
        note: '',
        publishAt: null,
        postPoolFiles: [],
      }}
      refused={stopOfSeveral(drafts)}
      isSheet
      note={<PersonalDataQuestion />}
      onSubmit={send}
      onClose={onClose}
    >
      {missed.length > 0 && <DialogNotice title={t('someNotSent', { count: missed.length })} />}
      <PostLead custodian={custodian} isSeveral />
      <PostDrafts drafts={drafts} missed={missed} onChange={setDrafts} />
      <LevelAndClassified custodian={custodian} />
      <PublishHourField />
      <PoolsField />
      <TextAreaField name="note" label={t('note')} description={t('noteLine')} minRows={2} />
      <PostCheckList checks={checksOfSeveral(drafts)} />
    </FormDialog>
  )
}

const isClassified = ({ document }: { document: Document }) => document.isClassified
