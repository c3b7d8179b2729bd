import type { Notification } from '@sinupan/contract'
import { t } from '../frame/words.ts'
import { formatCount } from '../lib/format.ts'
import { paths } from '../lib/paths.ts'

interface Notice {
  title: string
  /** A second line: the reason of a return, or who did it. */
  line?: string | undefined
  /** Where it leads. */
  to?: string
}

type Payload = Notification['payload']

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** A screen with the posting open that the notice is about. */
function at(path: string, { postingId }: Payload, tab?: string): string {
  const query = new URLSearchParams({
    ...(tab && { tab }),
    ...(typeof postingId === 'number' && { posting: String(postingId) }),
  }).toString()
  return query ? `${path}?${query}` : path
}

function byLine({ by }: Payload): string | undefined {
  const name = textOf(by)
  return name && t('byPerson', { name })
}

const poolAt = ({ poolId }: Payload) => (typeof poolId === 'number' ? paths.pool(String(poolId)) : undefined)

const known: Partial<Record<string, (name: string, payload: Payload) => Notice>> = {
  'posting.sent': (name, payload) => ({
    title: t('postingSent', { name }),
    line: textOf(payload.unitName),
    to: at(paths.postingReview(), payload),
  }),
  'posting.approved': (name, payload) => ({
    title: t('postingApproved', { name }),
    line: byLine(payload),
    to: at(paths.myArchive(), payload, 'posted'),
  }),
  'posting.returned': (name, payload) => ({
    title: t('postingReturned', { name }),
    line: textOf(payload.reason) ?? byLine(payload),
    to: at(paths.myArchive(), payload, 'returned'),
  }),
  'posting.withdrawn': (name, payload) => ({
    title: t('postingWithdrawn', { name }),
    line: byLine(payload),
    to: paths.myArchive(),
  }),
  'posting.unpublished': (name, payload) => ({
    title: t('postingUnpublished', { name }),
    line: byLine(payload),
    to: at(paths.myArchive(), payload),
  }),
  'account.waiting': (name, payload) => ({
    title: t('accountWaiting', { name }),
    line: textOf(payload.unitName) ?? textOf(payload.email),
    to: paths.admin('user-request'),
  }),
  'account.last-administrator-left': (name) => ({
    title: t('lastAdministratorLeft', { name }),
    line: t('nameAnother'),
    to: paths.admin('user-all'),
  }),
  'pool.joined': (name, payload) => ({
    title: t('poolJoined', { name }),
    line: byLine(payload),
    to: poolAt(payload) ?? paths.poolsSharedWithMe(),
  }),
  'pool.handed-over': (name, payload) => ({
    title: t('poolHandedOver', { name }),
    line: byLine(payload),
    to: poolAt(payload) ?? paths.myPool(),
  }),
  'pool.orphaned': (name) => ({
    title: t('poolOrphaned', { name }),
    line: t('poolOrphanedLine'),
    to: paths.admin('pools'),
  }),
  'drop.delivered': (name, payload) => ({
    title: t('dropDelivered', { name, title: textOf(payload.title) ?? '' }),
    line: byLine(payload),
    to: `${paths.sharedWithMe()}?tab=asked`,
  }),
  'audit.broken': (_, { problemCount, firstNumber }) => ({
    title: t('auditBroken'),
    line: t('auditBrokenLine', { count: Number(problemCount), number: formatCount(Number(firstNumber)) }),
    to: paths.admin('audit'),
  }),
  'work.late': (_, { queue, waiting, minutes }) => ({
    title: t('workLate'),
    line: t('workLateLine', {
      queue: textOf(queue) ?? '',
      count: Number(waiting),
      minutes: formatCount(Number(minutes)),
    }),
    to: `${paths.admin('health')}?tab=work`,
  }),
}

/** A notice in words: what is now true, and where to look. */
export function noticeOf({ kind, payload }: Notification): Notice {
  const name = textOf(payload.name) ?? textOf(payload.title) ?? t('aDocument')
  return known[kind]?.(name, payload) ?? { title: t('somethingHappened', { name }), line: byLine(payload) }
}
