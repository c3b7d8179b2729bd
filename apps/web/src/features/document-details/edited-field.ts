import type { Document } from '@sinupan/contract'
import { formatCalendarDate } from '../../lib/format.ts'
import { t } from './words.ts'

export type EditedField = 'name' | 'description' | 'category' | 'documentDate' | 'tags' | 'isClassified'

export const fieldLabels: Record<EditedField, () => string> = {
  name: () => t('name'),
  description: () => t('description'),
  category: () => t('category'),
  documentDate: () => t('date'),
  tags: () => t('tags'),
  isClassified: () => t('classified'),
}

type Facts = Pick<Document, 'name' | 'description' | 'documentCategory' | 'documentDate' | 'fileTags' | 'isClassified'>

/** A field of a document in words, which is also how two documents are compared in it. */
export function valueIn(document: Facts, field: EditedField): string {
  switch (field) {
    case 'name':
      return document.name
    case 'description':
      return document.description ?? t('none')
    case 'category':
      return document.documentCategory?.category ?? t('none')
    case 'documentDate':
      return document.documentDate ? formatCalendarDate(document.documentDate) : t('none')
    case 'tags':
      return document.fileTags.map(({ tag }) => tag.tagName).join(', ') || t('none')
    case 'isClassified':
      return document.isClassified ? t('yes') : t('no')
  }
}
