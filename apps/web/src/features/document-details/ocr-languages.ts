import type { OcrLanguage } from '@sinupan/contract'
import { t } from './words.ts'

/** The languages whose letters are read, in the order in which they are offered. */
export const languageNames: Record<OcrLanguage, () => string> = {
  eng: () => t('english'),
  fil: () => t('filipino'),
  spa: () => t('spanish'),
}
