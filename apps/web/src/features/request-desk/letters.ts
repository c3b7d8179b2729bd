import type { DocumentRequest } from '@sinupan/contract'
import { formatCalendarDate } from '../../lib/format.ts'
import { gap, type Letter, letterTexts } from './letter-texts.ts'
import { dueOf, whoOf } from './request-words.ts'
import { t } from './words.ts'

export const letters: readonly Letter[] = ['Acknowledge', 'Ask', 'Extension', 'Denial', 'Referral']

export const letterLabel = (letter: Letter): string => t(`letter${letter}`)

/** A letter with everything filled in that the request knows; what only a person knows is left as a gap. */
export function letterText(letter: Letter, request: DocumentRequest): string {
  const known: Record<string, string> = {
    name: whoOf(request),
    title: request.title,
    no: request.trackingNo,
    day: formatCalendarDate(dueOf(request) ?? request.receivedOn),
  }
  return letterTexts[request.language][letter].replace(/\{\{(\w+)\}\}/g, (_, name: string) => known[name] ?? '')
}

/** Chooses the gap of a letter, so that what is written stands in its place. Letters without one are written on at their end. */
export function chooseGap(area: HTMLTextAreaElement): void {
  const at = area.value.indexOf(gap)
  if (at < 0) area.setSelectionRange(area.value.length, area.value.length)
  else area.setSelectionRange(at, at + gap.length)
}
export const hasGap = (text: string): boolean => text.includes(gap)
