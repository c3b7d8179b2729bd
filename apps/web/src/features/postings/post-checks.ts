import type { Document } from '@sinupan/contract'
import type { Draft } from './use-post-document.ts'
import { t } from './words.ts'

export interface PostCheck {
  id: string
  /** `stops`: it can't be sent; `look`: one should know; `fine`. */
  kind: 'stops' | 'look' | 'fine'
  text: string
  line?: string
}

export const check = (id: string, kind: PostCheck['kind'], text: string, line?: string): PostCheck => ({
  id,
  kind,
  text,
  ...(line && { line }),
})

/** What stands between a document and its posting, and what its sender should know (api.md, FilePosting/Create). */
export const postChecksOf = ({ document, stated }: Draft): PostCheck[] => [
  fileCheck(document),
  stated.documentCategoryId === null
    ? check('category', 'stops', t('noCategory'), t('noCategoryLine'))
    : check('category', 'fine', t('hasCategory')),
  stated.documentDate ? check('date', 'fine', t('hasDate')) : check('date', 'look', t('noDate'), t('noDateLine')),
  ...(document.fileManagerFiles.length > 0 ? [textCheck(document)] : []),
]

/** The first thing for which it can't be sent, in words. */
export const stopOf = (draft: Draft): string | undefined =>
  postChecksOf(draft).find(({ kind }) => kind === 'stops')?.text

function fileCheck({ fileManagerFiles: files }: Document): PostCheck {
  if (files.length === 0) return check('file', 'stops', t('noFile'), t('noFileLine'))
  if (files.some(({ scan }) => scan === 'infected')) return check('file', 'stops', t('infected'))
  if (files.some(({ scan }) => scan === 'pending')) return check('file', 'stops', t('notClean'))
  return check('file', 'fine', t('hasFile'))
}

function textCheck({ fileManagerFiles: files }: Document): PostCheck {
  if (files.some(({ text }) => text === 'done')) return check('text', 'fine', t('hasText'))
  if (files.some(({ text }) => text === 'pending')) return check('text', 'look', t('textPending'))
  return check('text', 'look', t('noText'), t('noTextLine'))
}
