import { UnstyledButton } from '@mantine/core'
import type { PostingChanges } from '@sinupan/contract'
import { IconFileMinus, IconFilePlus, IconReplace } from '@tabler/icons-react'
import { useState } from 'react'
import { formatSize } from '../../lib/format.ts'
import { MiddleName } from '../../ui/middle-name.tsx'
import { ChangedWords } from './changed-words.tsx'
import classes from './changes.module.css'
import { t } from './words.ts'

type File = PostingChanges['files'][number]
type SentFile = NonNullable<File['before']>

const kinds = {
  added: { Icon: IconFilePlus, word: () => t('fileAdded') },
  removed: { Icon: IconFileMinus, word: () => t('fileRemoved') },
  replaced: { Icon: IconReplace, word: () => t('fileReplaced') },
} as const

/** Files that came, went, or hold something else; the words of each can be compared. */
export function ChangedFiles({ postingId, files }: { postingId: number; files: readonly File[] }) {
  return files.map((file) => (
    <ChangedFile key={`${file.before?.id} ${file.after?.id}`} postingId={postingId} file={file} />
  ))
}

function ChangedFile({ postingId, file }: { postingId: number; file: File }) {
  const [isOpen, setOpen] = useState(false)
  const { Icon, word } = kinds[file.kind]
  const name = (file.after ?? file.before)?.fileName ?? ''
  return (
    <li className={classes.file}>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      <div className={classes.words}>
        <MiddleName name={name} />
        <span className={classes.label}>
          {word()} · {sizesOf(file)}
        </span>
        {file.kind === 'replaced' && file.hasText && (
          <UnstyledButton
            className={classes.show ?? ''}
            aria-expanded={isOpen}
            aria-label={isOpen ? undefined : t('showWordsOf', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('hideWords') : t('showWords')}
          </UnstyledButton>
        )}
      </div>
      {isOpen && (
        <div className={classes.shown}>
          <ChangedWords postingId={postingId} name={name} before={file.before?.id} after={file.after?.id} />
        </div>
      )}
    </li>
  )
}

/** `3 pages, now 4 pages`; sizes where pages are not known, or the same. */
function sizesOf({ before, after }: File): string {
  if (!before || !after) return sizeOf(after ?? before)
  const isByPages = before.pageCount !== null && after.pageCount !== null && before.pageCount !== after.pageCount
  const told = isByPages ? sizeOf : ({ size }: SentFile) => formatSize(size)
  return t('pagesNow', { before: told(before), after: told(after) })
}

const sizeOf = (file: SentFile | null): string =>
  file?.pageCount ? t('pages', { count: file.pageCount }) : formatSize(file?.size ?? 0)
