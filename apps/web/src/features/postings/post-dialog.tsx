import type { Document } from '@sinupan/contract'
import { useState } from 'react'
import { TextAreaField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import { documentName } from '../documents/index.ts'
import { type Custodian, levelIds } from './level.tsx'
import { LevelAndClassified } from './level-and-classified.tsx'
import { PersonalDataQuestion, PostCheckList } from './post-check-list.tsx'
import { postChecksOf, stopOf } from './post-checks.ts'
import classes from './postings.module.css'
import { StatedFields } from './stated-fields.tsx'
import { draftOf, type Missed, usePostDocument, type Wish, wishSchema } from './use-post-document.ts'
import { t } from './words.ts'

interface PostDialogProps {
  document: Document
  /** The names of the document's unit and campus. */
  custodian: Custodian
  onClose: () => void
}

/** Sends a document for a decision: who shall see it, whether it is classified, what it is, a note, and a check list. */
export function PostDialog({ document, custodian, onClose }: PostDialogProps) {
  const [draft, setDraft] = useState(draftOf(document))
  const [halfway, setHalfway] = useState<string>()
  const post = usePostDocument()
  const send = async (wish: Wish) => {
    const outcome = await post(draft, wish)
    if (outcome.isPosted)
      return toast.info({ title: t('postingSent'), line: t('approverTold', { campus: custodian.campusName }) })
    setDraft(outcome.draft)
    setHalfway(halfwayOf(outcome))
    throw outcome.refusal
  }
  return (
    <FormDialog
      title={t('postTitle', { name: documentName(document) })}
      act={t('postAct')}
      schema={wishSchema}
      values={{ accessLevelId: levelIds.unit, isClassified: document.isClassified, note: '' }}
      refused={stopOf(draft)}
      isSheet
      note={<PersonalDataQuestion />}
      onSubmit={send}
      onClose={onClose}
    >
      {halfway && <p role="status">{halfway}</p>}
      <p className={classes.lead}>{t('postLead')}</p>
      <StatedFields stated={draft.stated} onChange={(stated) => setDraft({ ...draft, stated })} />
      <LevelAndClassified custodian={custodian} />
      <TextAreaField name="note" label={t('note')} description={t('noteLine')} minRows={2} />
      <PostCheckList checks={postChecksOf(draft)} />
    </FormDialog>
  )
}

/** What the sender should know after only a part was done. */
function halfwayOf({ isSaved, refusal }: Missed): string | undefined {
  if (isSaved) return t('factsSaved')
  return refusal.code === 'StateChanged' ? t('factsChanged') : undefined
}
