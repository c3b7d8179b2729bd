import type { listActivity, ResponseOf } from '@sinupan/contract'
import { formatCalendarDate, formatDayTime } from '../../lib/format.ts'
import { holdKindOf, nameOfPerson } from '../documents/index.ts'
import { t } from './words.ts'

export type Activity = ResponseOf<typeof listActivity>['items'][number]
type Say = (who: string, payload: Activity['payload']) => string

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const fieldWords: Record<string, () => string> = {
  description: () => t('theDescription'),
  categoryId: () => t('theCategory'),
  documentDate: () => t('theDate'),
  tags: () => t('theTags'),
  isClassified: () => t('theClassification'),
  accessLevelId: () => t('theLevel'),
  note: () => t('theNote'),
  publishAt: () => t('theHour'),
  fileLocationId: () => t('thePlace'),
}
const list = new Intl.ListFormat('en')
const fieldsOf = (fields: unknown): string =>
  list.format((Array.isArray(fields) ? fields : []).map((field) => fieldWords[String(field)]?.() ?? String(field)))

/** One sentence for each fact of a document. */
const sentences: Record<string, Say> = {
  'document.added': (who) => t('added', { who }),
  'document.renamed': (who, { from, to }) => t('renamed', { who, from: text(from), to: text(to) }),
  'document.described': (who, { fields }) => t('described', { who, fields: fieldsOf(fields) }),
  'document.rescheduled': (who, { after, reason }) =>
    t('rescheduled', { who, fields: fieldsOf(Object.keys((after as object | undefined) ?? {})), reason: text(reason) }),
  'document.scheduled': (who, { category }) => t('scheduledIt', { who, category: text(category) }),
  'document.bagged': (who, { recipient, number }) =>
    t('baggedIt', { who, recipient: text(recipient), number: text(number) }),
  'document.transferred': (who, { recipient, receiptNo }) =>
    t('transferredIt', { who, recipient: text(recipient), receipt: text(receiptNo) }),
  'document.extended': (who, { until, reason }) =>
    t('extendedIt', { who, day: formatCalendarDate(text(until)), reason: text(reason) }),
  'document.permanence-changed': (who, { isPermanent, reason }) =>
    t(isPermanent ? 'madePermanent' : 'madeScheduled', { who, reason: text(reason) }),
  'document.declared': (who) => t('declaredIt', { who }),
  'document.held': (who, { kind, reason }) => t('heldIt', { who, kind: holdKindOf(text(kind)), reason: text(reason) }),
  'document.released': (who, { kind, reason }) =>
    t('releasedIt', { who, kind: holdKindOf(text(kind)), reason: text(reason) }),
  'document.removal-refused': (who, { code }) => t(code === 'OnHold' ? 'refusedHeld' : 'refusedRecord', { who }),
  'document.moved': (who) => t('movedIt', { who }),
  'document.placed': (who, { from, to }) =>
    to ? t('placedIt', { who, place: text(to) }) : t('tookItOut', { who, place: text(from) }),
  'document.copied': (who) => t('copiedIt', { who }),
  'document.recategorised': (who, { from, to }) => t('recategorised', { who, from: text(from), to: text(to) }),
  'document.retagged': (who, { from, to }) => t('retagged', { who, from: text(from), to: text(to) }),
  'document.trashed': (who, { within }) => (within ? t('trashedWithin', { who }) : t('trashedIt', { who })),
  'document.restored': (who) => t('restoredIt', { who }),
  'document.disposed': (who) => t('disposedIt', { who }),
  'document.reclaimed': (who) => t('reclaimedIt', { who }),
  'document.removed': (who) => t('removedIt', { who }),
  'document.added-to-pool': (who, { title }) => t('addedToPool', { who, pool: text(title) }),
  'document.taken-from-pool': (who, { title }) => t('takenFromPool', { who, pool: text(title) }),
  'document.kept-from-pool': (_who, { title }) => t('keptFromPool', { pool: text(title) }),
  'file.added': (who, { fileName, source }) => {
    const from = text((source as { fileName?: unknown } | undefined)?.fileName)
    return from ? t('fileKept', { who, file: text(fileName), from }) : t('fileAdded', { who, file: text(fileName) })
  },
  'file.replaced': (who, { fileName, versionNo }) =>
    t('fileReplaced', { who, file: text(fileName), number: text(versionNo) }),
  'file.removed': (who, { fileName }) => t('fileRemoved', { who, file: text(fileName) }),
  'file.version-restored': (who, { fileName, versionNo }) =>
    t('fileVersionRestored', { who, file: text(fileName), number: text(versionNo) }),
  'file.ocr-ordered': (who, { fileName }) => t('ocrOrdered', { who, file: text(fileName) }),
  'file.encoding-chosen': (who, { fileName, encoding }) =>
    encoding
      ? t('encodingChosen', { who, file: text(fileName), encoding: text(encoding) })
      : t('encodingGuessed', { who, file: text(fileName) }),
  'share.made': (who, { isForAnyone }) => (isForAnyone ? t('linkMade', { who }) : t('sharedIt', { who })),
  'share.changed': (who) => t('shareChanged', { who }),
  'share.revoked': (who) => t('shareRevoked', { who }),
  'share.opened': (who) => t('shareOpened', { who }),
  'share.downloaded': (who, { fileName }) => t('shareDownloaded', { who, file: text(fileName) }),
  'posting.sent': (who, { round, unpublished }) =>
    unpublished
      ? t('postingUnpublished', { who })
      : Number(round) > 1
        ? t('postingAgain', { who })
        : t('postingSent', { who }),
  'posting.approved': (who, { publishAt }) =>
    typeof publishAt === 'string'
      ? t('postingApprovedFor', { who, at: formatDayTime(publishAt) })
      : t('postingApproved', { who }),
  'posting.returned': (who, { reason }) => t('postingReturned', { who, reason: text(reason) }),
  'posting.changed': (who, { fields }) => t('postingChanged', { who, fields: fieldsOf(fields) }),
  'posting.withdrawn': (who) => t('postingWithdrawn', { who }),
  'posting.published': () => t('postingPublished'),
  'posting.taken-down': (who, { reason }) => t('postingTakenDown', { who, reason: text(reason) }),
  'posting.reminded': (_, { workingDays }) => t('postingReminded', { count: Number(workingDays) }),
  'posting.escalated': (_, { workingDays }) => t('postingEscalated', { count: Number(workingDays) }),
}

/** What happened, in one sentence; of a fact that this page doesn't know, its name. */
export function sentenceOf({ name, actor, payload }: Pick<Activity, 'name' | 'actor' | 'payload'>): string {
  const who = nameOfPerson(actor)
  return sentences[name]?.(who, payload) ?? t('otherFact', { who, fact: name.replace(/[.-]/g, ' ') })
}
