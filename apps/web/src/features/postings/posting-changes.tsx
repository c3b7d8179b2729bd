import type { PostingChanges as Changes, Posting } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { formatCalendarDate } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { ChangedFiles } from './changed-files.tsx'
import { WordDifference } from './changed-words.tsx'
import classes from './changes.module.css'
import { changesQuery } from './postings.api.ts'
import { t } from './words.ts'

interface PostingChangesProps {
  posting: Posting
  title?: string
}

/**
 * What is otherwise than it was when the posting was sent before; for its unit, while it is returned, what would be sent
 * now. Nothing in a first round.
 */
export function PostingChanges({ posting, title }: PostingChangesProps) {
  const { data, error, refetch } = useQuery(changesQuery(posting.id))
  if (error) return <LoadFailure title={t('changesFailed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList label={t('loadingChanges')} count={2} height={36} />
  if (data.since === null) return null
  const fields = fieldsOf(data)
  const isSame = fields.length === 0 && !data.tags && !data.description && data.files.length === 0
  return (
    <div>
      {title && <h3 className={classes.title}>{title}</h3>}
      {isSame ? (
        <p className={classes.quiet}>{t('nothingChanged')}</p>
      ) : (
        <ul className={classes.list}>
          {fields.map((field) => (
            <Changed key={field.label} {...field} />
          ))}
          {data.description && <ChangedDescription {...data.description} />}
          {data.tags && <ChangedTags {...data.tags} />}
          <ChangedFiles postingId={posting.id} files={data.files} />
        </ul>
      )}
    </div>
  )
}

interface Field {
  label: string
  before: string
  after: string
}

function fieldsOf({ name, category, documentDate, accessLevel, isClassified }: Changes): Field[] {
  const said = (text: string | null) => text ?? t('nothingThere')
  const day = (date: string | null) => (date === null ? null : formatCalendarDate(date))
  const yesNo = (is: boolean) => (is ? t('yes') : t('no'))
  const field = (label: string, change: { before: string | null; after: string | null } | null) =>
    change ? [{ label, before: said(change.before), after: said(change.after) }] : []
  return [
    ...field(t('fieldName'), name),
    ...field(t('fieldCategory'), category),
    ...field(t('fieldDate'), documentDate && { before: day(documentDate.before), after: day(documentDate.after) }),
    ...field(t('fieldLevel'), accessLevel),
    ...field(
      t('fieldClassified'),
      isClassified && { before: yesNo(isClassified.before), after: yesNo(isClassified.after) },
    ),
  ]
}

function Changed({ label, before, after }: Field) {
  return (
    <li>
      <span className={classes.label}>{label}</span>
      <span className={classes.pair}>
        <del>
          <span className="visually-hidden">{t('was')}</span>
          {before}
        </del>
        <ins>
          <span className="visually-hidden">{t('isNow')}</span>
          {after}
        </ins>
      </span>
    </li>
  )
}

function ChangedDescription({ before, after }: NonNullable<Changes['description']>) {
  return (
    <li>
      <span className={classes.label}>{t('fieldDescription')}</span>
      <WordDifference label={t('fieldDescription')} before={before ?? ''} after={after ?? ''} />
    </li>
  )
}

function ChangedTags({ added, removed }: NonNullable<Changes['tags']>) {
  return (
    <li>
      <span className={classes.label}>{t('fieldTags')}</span>
      <span className={classes.pair}>
        {removed.length > 0 && (
          <del>
            <span className="visually-hidden">{t('was')}</span>
            {removed.join(', ')}
          </del>
        )}
        {added.length > 0 && (
          <ins>
            <span className="visually-hidden">{t('isNow')}</span>
            {added.join(', ')}
          </ins>
        )}
      </span>
    </li>
  )
}
