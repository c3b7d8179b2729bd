import type { Notification } from '@sinupan/contract'
import { t } from '../frame/words.ts'
import { formatCalendarDate, formatCount, formatDay, formatDayTime } from '../lib/format.ts'
import { paths } from '../lib/paths.ts'
import { loanNotices } from './loan-notices.ts'
import { requestNotices } from './request-notices.ts'

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

function byLine({ by, inPlaceOf }: Payload): string | undefined {
  const [name, approver] = [textOf(by), textOf(inPlaceOf)]
  if (name && approver) return t('byPersonFor', { name, approver })
  return name && t('byPerson', { name })
}

function hourLine({ publishAt }: Payload): string | undefined {
  const hour = textOf(publishAt)
  return hour && t('publishedAt', { at: formatDayTime(hour) })
}

const dayOf = (date: unknown) => formatCalendarDate(textOf(date) ?? '')

function reasonLine(payload: Payload): string | undefined {
  const [who, reason] = [textOf(payload.by), textOf(payload.reason)]
  return who && reason ? t('byAndReason', { who, reason }) : byLine(payload)
}

const poolAt = ({ poolId }: Payload) => (typeof poolId === 'number' ? paths.pool(String(poolId)) : undefined)

function documentAt({ routeId }: Payload): string | undefined {
  const route = textOf(routeId)
  return route && paths.filePreview(route)
}

function folderAt({ folderRouteId }: Payload): string | undefined {
  const route = textOf(folderRouteId)
  return route && paths.folder(route)
}

/** One file by its name; several, which arrived one after the other, by their number. */
function arrivedLine(name: string, payload: Payload): string {
  const [title, count] = [textOf(payload.title) ?? '', Number(payload.count ?? 1)]
  return count > 1 ? t('dropsDelivered', { count, title }) : t('dropDelivered', { name, title })
}

const disposalAt = ({ disposalId }: Payload) => paths.disposal(Number(disposalId))

const known: Partial<Record<string, (name: string, payload: Payload) => Notice>> = {
  'posting.sent': (name, payload) => ({
    title: t('postingSent', { name }),
    line: textOf(payload.unitName),
    to: at(paths.postingReview(), payload),
  }),
  'posting.approved': (name, payload) => ({
    title: t('postingApproved', { name }),
    line: hourLine(payload) ?? byLine(payload),
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
  'posting.published': (name, payload) => ({
    title: t('postingPublished', { name }),
    line: textOf(payload.accessLevel),
    to: at(paths.myArchive(), payload, 'posted'),
  }),
  'posting.taken-down': (name, payload) => ({
    title: t('postingTakenDown', { name }),
    line: textOf(payload.reason) ?? byLine(payload),
    to: paths.myArchive(),
  }),
  'posting.reminded': (name, payload) => ({
    title: t('postingReminded', { name }),
    line: t('waitsFor', { count: Number(payload.workingDays) }),
    to: at(paths.postingReview(), payload),
  }),
  'posting.escalated': (name, payload) => ({
    title: t('postingEscalated', { name }),
    line: t('waitsFor', { count: Number(payload.workingDays) }),
    to: at(paths.postingReview(), payload),
  }),
  'approver.delegated': (_, payload) => ({
    title: t('approverDelegated', {
      delegate: textOf(payload.delegate) ?? '',
      approver: textOf(payload.approver) ?? '',
    }),
    line: t('fromTo', { from: dayOf(payload.fromDate), to: dayOf(payload.toDate) }),
    to: paths.userProfile(),
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
  'share.made': (name, payload) => ({
    title: t('sharedNotice', { name }),
    line: byLine(payload),
    to: paths.sharedWithMe(),
  }),
  'access.asked': (name, payload) => ({
    title: t('accessAskedNotice', { name }),
    line: reasonLine(payload),
    to: `${paths.sharedWithMe()}?tab=asked&request=${Number(payload.requestId)}`,
  }),
  'access.granted': (name, payload) => ({
    title: t('accessGrantedNotice', { name }),
    line: t('accessGrantedLine', { who: textOf(payload.by) ?? '', at: formatDay(String(payload.expiresAt)) }),
    to: documentAt(payload) ?? paths.officeArchive(),
  }),
  'access.refused': (name, payload) => ({
    title: t('accessRefusedNotice', { name }),
    line: reasonLine(payload),
    to: paths.officeArchive(),
  }),
  'access.opened': (name, payload) => ({
    title: t('accessOpenedNotice', { name }),
    line: reasonLine(payload),
    to: paths.myOffice(),
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
    title: arrivedLine(name, payload),
    line: byLine(payload),
    to: folderAt(payload) ?? `${paths.sharedWithMe()}?tab=drops`,
  }),
  ...loanNotices,
  ...requestNotices,
  'retention.expiring': (_, { unitName, documents, until }) => ({
    title: t('retentionExpiring', { count: Number(documents), unit: textOf(unitName) ?? '' }),
    line: t('retentionExpiringLine', { day: formatCalendarDate(textOf(until) ?? '') }),
    to: paths.ownExpiring(),
  }),
  'retention.wrong': (_, { wrong }) => ({
    title: t('retentionWrong'),
    line: t('retentionWrongLine', { count: Number(wrong) }),
    to: paths.admin('audit'),
  }),
  'disposal.asked': (_, payload) => ({
    title: t('disposalAsked', { unit: textOf(payload.unitName) ?? '' }),
    line: t('disposalAskedLine', { count: Number(payload.count), title: textOf(payload.title) ?? '' }),
    to: disposalAt(payload),
  }),
  'disposal.objected': (_, payload) => ({
    title: t('disposalObjected', { unit: textOf(payload.unitName) ?? '' }),
    line: t('disposalObjectedLine', { count: Number(payload.count), title: textOf(payload.title) ?? '' }),
    to: disposalAt(payload),
  }),
  'disposal.told': (_, payload) => ({
    title: t('disposalTold', { unit: textOf(payload.unitName) ?? '' }),
    line: t('disposalToldLine', { count: Number(payload.destroyed), title: textOf(payload.title) ?? '' }),
    to: disposalAt(payload),
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
