import { Radio } from '@mantine/core'
import { DialogNotice } from '../../ui/dialog/dialog-notice.tsx'
import { type Entry, entryName } from '../documents/index.ts'
import { numberedName } from './clashes.ts'
import classes from './moving.module.css'
import { t } from './words.ts'

export type ClashAnswer = 'keep-both' | 'leave'

interface ClashQuestionProps {
  clashes: readonly Entry[]
  /** How many are to be moved in all. */
  all: number
  destination: string
  answer: ClashAnswer
  onAnswer: (answer: ClashAnswer) => void
}

/** Names that are taken where they go, and what then happens to them. */
export function ClashQuestion({ clashes, all, destination, answer, onAnswer }: ClashQuestionProps) {
  const [first, ...others] = clashes
  if (!first) return null
  const documents = clashes.filter((entry) => entry.kind === 'document')
  const title =
    others.length === 0
      ? t('clashOne', { name: entryName(first), to: destination })
      : t('clash', { count: clashes.length, to: destination })
  const rest = all - clashes.length
  const leave = leaveWords(clashes.length, rest)
  if (documents.length === 0)
    return <DialogNotice title={title}>{<span className={classes.choice}>{t('folderStays')}</span>}</DialogNotice>
  const [document] = documents
  const keep = documents.length === 1 && document ? t('keepBothOne', { name: numberedName(document) }) : t('keepBoth')
  return (
    <DialogNotice title={title}>
      <Radio
        name="clash"
        checked={answer === 'keep-both'}
        onChange={() => onAnswer('keep-both')}
        label={keep}
        classNames={{ label: classes.choice }}
      />
      <Radio
        name="clash"
        checked={answer === 'leave'}
        onChange={() => onAnswer('leave')}
        label={leave}
        classNames={{ label: classes.choice }}
      />
    </DialogNotice>
  )
}

function leaveWords(clashes: number, rest: number): string {
  if (rest === 0) return t('leaveAll')
  return clashes === 1 ? t('leaveOne', { rest }) : t('leaveMany', { rest })
}
