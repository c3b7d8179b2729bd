import type { DocumentRequest } from '@sinupan/contract'
import { formatCalendarDate } from '../../lib/format.ts'
import { dueOf, whoOf } from './request-words.ts'
import { t } from './words.ts'

export type Letter = 'Acknowledge' | 'Ask' | 'Extension' | 'Denial' | 'Referral'
export const letters: readonly Letter[] = ['Acknowledge', 'Ask', 'Extension', 'Denial', 'Referral']

export const letterLabel = (letter: Letter): string => t(`letter${letter}`)

/** A letter with everything filled in that the request knows; what only a person knows is left to be written. */
export const letterText = (letter: Letter, request: DocumentRequest): string =>
  t(`text${letter}`, {
    name: whoOf(request),
    title: request.title,
    no: request.trackingNo,
    day: formatCalendarDate(dueOf(request) ?? request.receivedOn),
  })
