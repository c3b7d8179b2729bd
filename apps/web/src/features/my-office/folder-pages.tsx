import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import classes from './my-office.module.css'
import { t } from './words.ts'

interface FolderPagesProps {
  /** From 0. One beyond the last shows the last. */
  page: number
  size: number
  total: number
  onPage: (page: number) => void
}

/** The folders' own pages, a line under them: 'Folders 1–5 of 12'. */
export function FolderPages({ page: asked, size, total, onPage }: FolderPagesProps) {
  const page = Math.min(asked, Math.ceil(total / size) - 1)
  const from = page * size + 1
  const to = Math.min(total, from + size - 1)
  return (
    <nav className={classes.turn} aria-label={t('folderPages')}>
      <span className={classes.turnText}>{t('foldersFromTo', { from, to, total })}</span>
      <ActionIcon size={28} aria-label={t('previousFolders')} disabled={page === 0} onClick={() => onPage(page - 1)}>
        <IconChevronLeft size={16} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon size={28} aria-label={t('nextFolders')} disabled={to >= total} onClick={() => onPage(page + 1)}>
        <IconChevronRight size={16} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </nav>
  )
}
