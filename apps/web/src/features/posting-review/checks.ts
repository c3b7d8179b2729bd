import type { PostingReview } from '@sinupan/contract'
import { t } from './words.ts'

type Checks = PostingReview['checks']
type Hint = Checks['personalDataHints'][number]

export interface Check {
  id: string
  /** `look`: somebody should look at it; `fine`; `fact`: neither good nor bad. */
  kind: 'look' | 'fine' | 'fact'
  text: string
  line?: string
  /** A page of the document where it is. */
  page?: number
}

const fine = (id: string, text: string): Check => ({ id, kind: 'fine', text })
const look = (id: string, text: string, line?: string): Check => ({ id, kind: 'look', text, ...(line && { line }) })

/** The check list, what somebody should look at first. */
export function checksOf(checks: Checks): Check[] {
  const all = [
    ...checks.personalDataHints.map(hintCheck),
    checks.hasText ? fine('text', t('searchable')) : look('text', t('noText'), t('noTextLine')),
    readable(checks),
    described(checks),
    checks.postedBefore
      ? ({ id: 'before', kind: 'fact', text: t('postedBefore') } as const)
      : fine('before', t('notPostedBefore')),
  ]
  return [...all.filter(({ kind }) => kind === 'look'), ...all.filter(({ kind }) => kind !== 'look')]
}

const hintWords = {
  mobile: (count: number) => t('mobile', { count }),
  email: (count: number) => t('email', { count }),
  birthdate: (count: number) => t('birthdate', { count }),
  idNumber: (count: number) => t('idNumber', { count }),
} as const satisfies Record<Hint['kind'], (count: number) => string>

const hintCheck = ({ kind, count, page, sample }: Hint): Check => ({
  ...look(kind, hintWords[kind](count), t('hintAt', { page, sample })),
  page,
})

function readable({ isReadable, pageCount }: Checks): Check {
  if (!isReadable) return look('readable', t('unreadable'), t('unreadableLine'))
  return fine('readable', pageCount ? t('readablePages', { count: pageCount }) : t('readable'))
}

function described({ hasCategory, hasDate }: Checks): Check {
  if (hasCategory && hasDate) return fine('described', t('described'))
  if (!hasCategory && !hasDate) return look('described', t('noCategoryNorDate'))
  return look('described', hasCategory ? t('noDate') : t('noCategory'))
}
