import type { Document } from '@sinupan/contract'
import { formatCalendarDate } from '../../lib/format.ts'
import { t } from './words.ts'

type Retained = Pick<Document, 'isPermanent' | 'documentCategory' | 'expiresOn'>

/** Until when a document is kept, in a word or a date. `isQuiet` where nothing says so. */
export function keptUntil(document: Retained): { text: string; isQuiet: boolean } {
  if (document.isPermanent || (document.documentCategory && document.documentCategory.retention === null))
    return { text: t('permanent'), isQuiet: false }
  if (document.expiresOn === null) return { text: t('unscheduled'), isQuiet: true }
  return { text: formatCalendarDate(document.expiresOn), isQuiet: false }
}

/** The rule behind it: '5 years, series HSU-ADM-012'. Undefined where there is none. */
export function retentionRule({ isPermanent, documentCategory: category }: Retained): string | undefined {
  if (!category) return t('ruleNoCategory')
  const { retention, reference } = category
  const rule = retention === null || isPermanent ? t('ruleForEver') : t('ruleYears', { count: retention })
  return reference ? t('ruleOfSeries', { rule, reference }) : rule
}
