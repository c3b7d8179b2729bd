import { ActionIcon, CopyButton } from '@mantine/core'
import type { DocumentFile } from '@sinupan/contract'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { formatSize } from '../../lib/format.ts'
import { Fact } from '../../ui/details/fact-list.tsx'
import { fileKindOf } from '../../ui/file-kind.ts'
import classes from './document-details.module.css'
import { t } from './words.ts'

/** Type, pages and size of each file, and its SHA-256 to copy. */
export function FileFacts({ files }: { files: readonly DocumentFile[] }) {
  if (files.length === 0)
    return (
      <Fact label={t('file')}>
        <span className={classes.quiet}>{t('noFile')}</span>
      </Fact>
    )
  return files.map((file) => (
    <Fact key={file.id} label={files.length === 1 ? t('file') : file.fileName} line={<Checksum value={file.sha256} />}>
      {fileWords(file)}
    </Fact>
  ))
}

/** 'Word, 3 pages, 88.17 kB'. */
export function fileWords({ fileType, pageCount, size }: DocumentFile): string {
  const parts = [kindNames[fileKindOf(fileType)](fileType)]
  if (pageCount) parts.push(t('pages', { count: pageCount }))
  parts.push(formatSize(size))
  return parts.join(', ')
}

const kindNames = {
  pdf: () => 'PDF',
  word: () => t('kindWord'),
  spreadsheet: () => t('kindSpreadsheet'),
  presentation: () => t('kindPresentation'),
  image: () => t('kindImage'),
  video: () => t('kindVideo'),
  music: () => t('kindMusic'),
  drawing: () => t('kindDrawing'),
  text: () => t('kindText'),
  compressed: () => t('kindCompressed'),
  other: (extension: string) => extension.toUpperCase() || t('kindOther'),
} as const

function Checksum({ value }: { value: string }) {
  return (
    <span className={classes.checksum}>
      <span title={value}>{t('checksum', { start: value.slice(0, 8) })}</span>
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <ActionIcon size={20} aria-label={t('copyChecksum')} title={t('copyChecksum')} onClick={copy}>
            {copied ? (
              <IconCheck size={14} stroke={1.7} aria-hidden="true" />
            ) : (
              <IconCopy size={14} stroke={1.6} aria-hidden="true" />
            )}
          </ActionIcon>
        )}
      </CopyButton>
    </span>
  )
}
