import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import classes from './changes.module.css'
import { changedTextQuery } from './postings.api.ts'
import { useDifference } from './use-difference.ts'
import { t } from './words.ts'

interface ChangedWordsProps {
  postingId: number
  name: string
  before: number | undefined
  after: number | undefined
}

/** The words of a file that are otherwise than before. */
export function ChangedWords({ postingId, name, before, after }: ChangedWordsProps) {
  const { data, error, refetch } = useQuery(
    changedTextQuery(postingId, { ...(before && { before }), ...(after && { after }) }),
  )
  if (error) return <LoadFailure title={t('textFailed')} error={error} onRetry={() => void refetch()} />
  return <WordDifference label={t('wordsOf', { name })} before={data?.before} after={data?.after} isCut={data?.isCut} />
}

interface WordDifferenceProps {
  label: string
  before: string | undefined
  after: string | undefined
  isCut?: boolean | undefined
}

const tags = { same: 'span', added: 'ins', removed: 'del' } as const

/** Two texts as one: what is gone struck through, what is new underlined. */
export function WordDifference({ label, before, after, isCut = false }: WordDifferenceProps) {
  const difference = useDifference(before, after)
  if (difference === undefined) return <SkeletonList label={t('comparing')} count={2} height={20} />
  if (difference === null) return <p className={classes.quiet}>{t('notCompared')}</p>
  const isSame = difference.runs.every(({ kind }) => kind === 'same')
  const rest = isCut ? t('textCut') : difference.isCut ? t('moreChanges') : undefined
  return (
    <>
      {isSame ? (
        <p className={classes.quiet}>{t('sameWords')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (WCAG 2.1.1)
        <section className={classes.text} aria-label={label} tabIndex={0}>
          {difference.runs.map(({ kind, text }, index) => {
            const Tag = tags[kind]
            return <Tag key={keyOf(kind, index)}>{text}</Tag>
          })}
        </section>
      )}
      {rest && <p className={classes.quiet}>{rest}</p>}
    </>
  )
}

// Runs never move: they are drawn once, in their order.
const keyOf = (kind: string, index: number) => `${kind} ${index}`
