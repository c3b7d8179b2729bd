import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { FileIcon } from '../../ui/file-icon.tsx'
import { MiddleName } from '../../ui/middle-name.tsx'
import { CategorySelect } from '../choices/index.ts'
import { documentKind, documentName } from '../documents/index.ts'
import { stopOf } from './post-checks.ts'
import classes from './postings.module.css'
import type { Draft, Missed } from './use-post-document.ts'
import { t } from './words.ts'

interface PostDraftsProps {
  drafts: readonly Draft[]
  missed: readonly Missed[]
  onChange: (drafts: readonly Draft[]) => void
}

/** The documents of one sending, each with its category, or all with the same. */
export function PostDrafts({ drafts, missed, onChange }: PostDraftsProps) {
  const [shared, ...others] = new Set(drafts.map(categoryOf))
  const replace = (draft: Draft) => onChange(drafts.map((one) => (isSame(one, draft) ? draft : one)))
  return (
    <section>
      <h3 className={classes.fieldLabel}>{t('documents')}</h3>
      {drafts.length > 1 && (
        <CategorySelect
          className={classes.forAll ?? ''}
          aria-label={t('categoryForAll')}
          placeholder={t('categoryForAll')}
          data-autofocus
          value={others.length === 0 ? (shared ?? null) : null}
          onChange={(id) => onChange(drafts.map((draft) => inCategory(draft, id)))}
        />
      )}
      <ul className={classes.drafts}>
        {drafts.map((draft) => (
          <DraftRow
            key={draft.document.id}
            draft={draft}
            reason={reasonOf(draft, missed)}
            isAlone={drafts.length === 1}
            onChange={replace}
            onLeaveOut={() => onChange(drafts.filter((one) => !isSame(one, draft)))}
          />
        ))}
      </ul>
    </section>
  )
}

interface DraftRowProps {
  draft: Draft
  reason: string | undefined
  isAlone: boolean
  onChange: (draft: Draft) => void
  onLeaveOut: () => void
}

function DraftRow({ draft, reason, isAlone, onChange, onLeaveOut }: DraftRowProps) {
  const name = documentName(draft.document)
  return (
    <li className={classes.draft}>
      <FileIcon kind={documentKind(draft.document)} />
      <div className={classes.draftName}>
        <MiddleName name={name} />
        {reason && <span className={classes.reason}>{reason}</span>}
      </div>
      <CategorySelect
        size="xs"
        className={classes.draftCategory ?? ''}
        aria-label={t('categoryOf', { name })}
        value={draft.stated.documentCategoryId}
        onChange={(id) => onChange(inCategory(draft, id))}
      />
      <ActionIcon
        className={classes.leaveOut ?? ''}
        aria-label={t('leaveOut', { name })}
        title={t('leaveOut', { name })}
        disabled={isAlone}
        onClick={onLeaveOut}
      >
        <IconX size={16} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </li>
  )
}

const categoryOf = ({ stated }: Draft) => stated.documentCategoryId
const isSame = (one: Draft, other: Draft) => one.document.id === other.document.id
const inCategory = (draft: Draft, documentCategoryId: number | null): Draft => ({
  ...draft,
  stated: { ...draft.stated, documentCategoryId },
})

/** What keeps it from being sent, or kept it the last time. */
function reasonOf(draft: Draft, missed: readonly Missed[]): string | undefined {
  const stop = stopOf(draft)
  if (stop) return stop
  const last = missed.find((one) => isSame(one.draft, draft))
  return last && t(last.isSaved ? 'notSentSaved' : 'notSent', { reason: last.refusal.message })
}
