import { randomUUID } from 'node:crypto'
import type { RequestOutcome, RequestState } from '@sinupan/contract'
import { calendarDateOf } from '../../platform/clock.ts'
import type { TestSinupan } from '../../testing/sinupan.ts'
import { addDays, calendarsBetween } from '../holidays/index.ts'
import { firstDueOn } from './request-clock.ts'
import { newTrackingNo } from './tracking-no.ts'

/** Working days were spent in a request's queue long ago, or by one who never writes through the API: rows as they then stand. */
export interface RequestGiven {
  status?: RequestState
  outcome?: RequestOutcome
  /** The day on which it came; today without it. */
  receivedOn?: string
  closedOn?: string
  campusId?: number
  unitId?: number | null
  decisionMakerId?: string | null
  pausedOn?: string
  statusBefore?: 'pending' | 'accepted' | 'processing'
  dueOn?: string
  requestType?: 'foi' | 'own_record' | 'certified_copy'
  title?: string
  firstName?: string
  lastName?: string
  email?: string | null
  language?: 'en' | 'fil'
  registrySerial?: number
}

/** Inserts a request that stands as it is said, with the line of its timeline; answers with its number. */
export async function insertRequest(sinupan: TestSinupan, given: RequestGiven = {}): Promise<number> {
  const { app, db, clock, university } = sinupan
  const zone = app.contextFor({ kind: 'system' }).config.TIME_ZONE
  const receivedOn = given.receivedOn ?? calendarDateOf(clock.now(), zone)
  const campusId = given.campusId ?? university.campuses.main
  const status = given.status ?? (given.outcome ? 'resolved' : 'pending')
  const calendarFor = await calendarsBetween(db, { from: receivedOn, to: addDays(receivedOn, 120) })
  const receivedAt = `${receivedOn}T04:00:00.000Z`
  const isOver = status === 'resolved'
  const closedOn = isOver ? (given.closedOn ?? receivedOn) : null
  const isPaused = status === 'awaiting_clarification'
  const year = Number(receivedOn.slice(0, 4))
  const { id } = await db
    .insertInto('documentRequests')
    .values({
      trackingNo: newTrackingNo(year),
      registryYear: status === 'unverified' ? null : year,
      registrySerial: status === 'unverified' ? null : (given.registrySerial ?? (await nextSerial(sinupan, year))),
      channel: 'web',
      requesterType: 'student',
      firstName: given.firstName ?? 'Lia',
      lastName: given.lastName ?? 'Cruz',
      email: given.email === undefined ? 'lia@outside.example' : given.email,
      requestType: given.requestType ?? 'foi',
      campusId,
      unitId: given.unitId ?? null,
      title: given.title ?? 'Minutes of the council',
      description: 'The minutes of the council of last year.',
      purpose: 'For a study of the council.',
      deliveryMode: 'download',
      language: given.language ?? 'en',
      status,
      outcome: isOver ? (given.outcome ?? 'successful') : null,
      statusBefore: isPaused ? (given.statusBefore ?? 'processing') : null,
      receivedAt,
      receivedOn,
      dueOn: status === 'unverified' ? null : (given.dueOn ?? firstDueOn(receivedOn, calendarFor(campusId))),
      pausedOn: isPaused ? (given.pausedOn ?? receivedOn) : null,
      decisionMakerId: given.decisionMakerId ?? null,
      closedAt: closedOn && `${closedOn}T04:00:00.000Z`,
      closedOn,
      createdAt: receivedAt,
      updatedAt: receivedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const event = { requestId: id, at: receivedAt, day: receivedOn, status: 'pending' }
  await db
    .insertInto('documentRequestEvents')
    .values({ ...event, what: 'request.received' })
    .execute()
  if (isPaused)
    await db
      .insertInto('documentRequestEvents')
      .values({ ...event, day: given.pausedOn ?? receivedOn, status, what: 'request.clarified' })
      .execute()
  return id
}

async function nextSerial({ db }: TestSinupan, year: number): Promise<number> {
  const { last } = await db
    .insertInto('registryNumbers')
    .values({ year, last: 1 })
    .onConflict((one) => one.column('year').doUpdateSet((set) => ({ last: set('registryNumbers.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** A file that came with the form, whose bytes nobody reads. */
export async function insertAttachment(sinupan: TestSinupan, requestId: number): Promise<string> {
  const id = randomUUID()
  const sha256 = id.replaceAll('-', '').padEnd(64, '0')
  const at = sinupan.clock.now().toISOString()
  await sinupan.db
    .insertInto('blobs')
    .values({ sha256, size: 4, mediaType: 'application/pdf', createdAt: at })
    .execute()
  const file = { requestId, sha256, fileName: 'Letter of Lia Cruz.pdf', mediaType: 'application/pdf', size: 4 }
  await sinupan.db
    .insertInto('documentRequestFiles')
    .values({ id, ...file, createdAt: at })
    .execute()
  return id
}
