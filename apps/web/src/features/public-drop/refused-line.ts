import type { ApiRefusal } from '../../lib/api-refusal.ts'
import { formatSize } from '../../lib/format.ts'
import { t } from './words.ts'

const closedLines: Partial<Record<ApiRefusal['code'], () => string>> = {
  LinkExpired: () => t('expiredLine'),
  LinkRevoked: () => t('revokedLine'),
  LinkUsedUp: () => t('fullLine'),
  LinkSuspended: () => t('suspendedLine'),
  TypeRefused: () => t('typeRefused'),
  TooManyRequests: () => t('tooOften'),
  PasswordRequired: () => t('sessionOver'),
}

/** Why a request takes no files, or a file did not go: in the words of requests, not of shared documents. */
export function refusedLine(refusal: ApiRefusal, maxBytes = 0): string {
  if (refusal.code === 'TooLarge') return t('tooLarge', { size: formatSize(maxBytes, 0) })
  return closedLines[refusal.code]?.() ?? refusal.message
}
