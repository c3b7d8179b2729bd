import { t } from './words.ts'

/** 'Permanently', '5 years', 'Not kept'. */
export function keptFor(years: number | null): string {
  if (years === null) return t('permanently')
  return years === 0 ? t('keptNot') : t('keptYears', { count: years })
}
