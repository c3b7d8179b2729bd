import { type ReactNode, useState } from 'react'
import { TextAreaField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { PoolsField } from '../pooling/index.ts'
import type { Custodian } from './level.tsx'
import { LevelAndClassified } from './level-and-classified.tsx'
import { PersonalDataQuestion, PostCheckList } from './post-check-list.tsx'
import { postChecksOf, stopOf } from './post-checks.ts'
import { PostLead } from './post-lead.tsx'
import { PublishHourField } from './publish-hour.tsx'
import { StatedFields } from './stated-fields.tsx'
import { type Draft, type Missed, type Outcome, type Sent, type Wish, wishSchema } from './use-post-document.ts'
import { t } from './words.ts'

interface PostFormProps {
  title: string
  /** How it stands, to begin with. */
  draft: Draft
  wish: Wish
  custodian: Custodian
  /** What the sender should read first. */
  above?: ReactNode
  /** Sends it; what was missed is shown, and tried again from. */
  send: (draft: Draft, wish: Wish) => Promise<Outcome>
  onSent: (sent: Sent) => void
  onClose: () => void
}

/** What a document is, who shall see it, whether it is classified, a note, and a check list. */
export function PostForm({ title, draft: first, wish, custodian, above, send, onSent, onClose }: PostFormProps) {
  const [draft, setDraft] = useState(first)
  const [halfway, setHalfway] = useState<string>()
  const submit = async (wish: Wish) => {
    const outcome = await send(draft, wish)
    if (outcome.isPosted) return onSent(outcome)
    setDraft(outcome.draft)
    setHalfway(halfwayOf(outcome))
    throw outcome.refusal
  }
  return (
    <FormDialog
      title={title}
      act={t('postAct')}
      schema={wishSchema}
      values={wish}
      refused={stopOf(draft)}
      isSheet
      note={<PersonalDataQuestion />}
      onSubmit={submit}
      onClose={onClose}
    >
      {halfway && <p role="status">{halfway}</p>}
      {above}
      <PostLead custodian={custodian} />
      <StatedFields stated={draft.stated} onChange={(stated) => setDraft({ ...draft, stated })} />
      <LevelAndClassified custodian={custodian} />
      <PublishHourField />
      {wish.postPoolFiles && <PoolsField />}
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
