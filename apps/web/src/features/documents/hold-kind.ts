import type { HoldKind } from '@sinupan/contract'
import { t } from './words.ts'

export const holdKinds: readonly HoldKind[] = ['legal', 'audit', 'request', 'other']

const words: Record<HoldKind, () => string> = {
  legal: () => t('legalHold'),
  audit: () => t('auditHold'),
  request: () => t('requestHold'),
  other: () => t('otherHold'),
}

/** 'Legal hold'; of a kind that this page doesn't know, 'On hold'. */
export const holdKindOf = (kind: string): string => words[kind as HoldKind]?.() ?? t('onHold')
