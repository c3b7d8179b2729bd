import type { Document } from '@sinupan/contract'
import { t } from './words.ts'

export interface PostCheck {
  id: string
  /** `stops`: it can't be sent; `look`: one should know; `fine`. */
  kind: 'stops' | 'look' | 'fine'
  text: string
  line?: string
}

const check = (id: string, kind: PostCheck['kind'], text: string, line?: string): PostCheck => ({
  id,
  kind,
  text,
  ...(line && { line }),
})

/** What stands between a document and its posting, and what its sender should know (api.md, FilePosting/Create). */
export const postChecksOf = (document: Document): PostCheck[] => [
  fileCheck(document),
  document.documentCategory
    ? check('category', 'fine', t('hasCategory'))
    : check('category', 'stops', t('noCategory'), t('noCategoryLine')),
  document.documentDate ? check('date', 'fine', t('hasDate')) : check('date', 'look', t('noDate'), t('noDateLine')),
  ...(document.fileManagerFiles.length > 0 ? [textCheck(document)] : []),
]

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
