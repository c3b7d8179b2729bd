import { ActionIcon, CopyButton } from '@mantine/core'
import type { DocumentFile } from '@sinupan/contract'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { Fragment } from 'react'
import { formatSize } from '../../lib/format.ts'
import { Fact } from '../../ui/details/fact-list.tsx'
import { fileKindOf } from '../../ui/file-kind.ts'
import classes from './document-details.module.css'
import { OcrFact } from './ocr-fact.tsx'
import { t } from './words.ts'

interface FileFactsProps {
  files: readonly DocumentFile[]
  /** Why the document can’t be changed. */
  refused: string | undefined
}

/** Type, pages and size of each file, its SHA-256 to copy, and what became of its scanned pages. */
export function FileFacts({ files, refused }: FileFactsProps) {
  if (files.length === 0)
    return (
      <Fact label={t('file')}>
        <span className={classes.quiet}>{t('noFile')}</span>
      </Fact>
    )
  return files.map((file) => (
    <Fragment key={file.id}>
      <Fact label={files.length === 1 ? t('file') : file.fileName} line={<Checksum value={file.sha256} />}>
        {fileWords(file)}
      </Fact>
      <OcrFact file={file} refused={refused} />
    </Fragment>
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
  mail: () => t('kindMail'),
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
