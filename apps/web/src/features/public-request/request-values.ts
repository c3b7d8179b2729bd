import { type BodyInputOf, createRequest } from '@sinupan/contract'
import type { Language } from '../../frame/language.ts'

/** The form as it is filled in; years stand as four figures. */
export interface RequestValues extends Record<string, unknown> {
  requestType: 'foi' | 'own_record' | 'certified_copy'
  title: string
  description: string
  purpose: string
  fromYear: string
  toYear: string
  campusId: number | null
  deliveryUnitId: number | null
  relatedFileId: string | null
  requesterType: string
  firstName: string
  middleName: string
  lastName: string
  organisation: string
  email: string
  mobile: string
  deliveryMode: 'download' | 'pick_up'
  website: string
  /** Kept until the server has answered: sent twice, it is one request. */
  idempotencyKey: string
}

export type RequestBody = BodyInputOf<typeof createRequest>

export const noRequest = (relatedFileId: string | null, title: string): RequestValues => ({
  requestType: relatedFileId ? 'certified_copy' : 'foi',
  title,
  description: '',
  purpose: '',
  fromYear: '',
  toYear: '',
  campusId: null,
  deliveryUnitId: null,
  relatedFileId,
  requesterType: '',
  firstName: '',
  middleName: '',
  lastName: '',
  organisation: '',
  email: '',
  mobile: '',
  deliveryMode: 'download',
  website: '',
  idempotencyKey: crypto.randomUUID(),
})

/** The fields of each step, in the order in which they stand. */
export const stepFields = [
  ['requestType', 'title', 'description', 'campusId', 'deliveryUnitId', 'fromYear', 'toYear', 'purpose'],
  ['requesterType', 'firstName', 'middleName', 'lastName', 'organisation', 'email', 'mobile'],
  ['deliveryMode'],
  ['attachmentIds', 'relatedFileId', 'privacyNoticeVersion', 'idempotencyKey'],
] as const

interface About {
  language: Language
  privacyNoticeVersion: string
  attachmentIds: string[]
}

/** What is sent. */
export function bodyOf({ fromYear, toYear, campusId, ...values }: RequestValues, about: About): RequestBody {
  return {
    ...values,
    // Nothing chosen is told by the contract in its place.
    campusId: campusId as number,
    coverageFrom: dayOf(fromYear, '01-01'),
    coverageTo: dayOf(toYear, '12-31'),
    ...about,
  }
}

const dayOf = (year: string, day: string) => (year.trim() ? `${year.trim()}-${day}` : null)

/** The field of the form that a field of the contract is filled in by. */
export const fieldOf = (name: string): string =>
  ({ coverageFrom: 'fromYear', coverageTo: 'toYear' })[name] ?? name.split('.')[0] ?? name

/** In which step a field stands. */
export const stepOf = (name: string): number =>
  Math.max(
    0,
    stepFields.findIndex((fields) => (fields as readonly string[]).includes(name)),
  )

export const requestSchema = createRequest.body
