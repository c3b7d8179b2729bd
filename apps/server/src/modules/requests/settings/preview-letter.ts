import type { previewRequestLetter, RequestLetterKind, ResponseOf } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { addDays, todayOf } from '../../holidays/index.ts'
import { fillLetter } from '../front/letters/fill.ts'
import { type Told, valuesOf } from '../front/letters/letter-values.ts'
import { requestTexts } from '../front/letters/send-request-letter.ts'
import type { LetterWords, WhichLetter } from './letter-texts.store.ts'
import { requireKnown } from './word-letter.ts'

const quoted: readonly RequestLetterKind[] = ['asked', 'remindedToAnswer', 'written', 'extended', 'answered']

/** What a letter says with these words, of a request that is made up. @throws Refusal ValidationFailed */
export function previewLetter(
  ctx: Context,
  which: WhichLetter,
  words: LetterWords,
): ResponseOf<typeof previewRequestLetter> {
  requireKnown(which, words)
  const { kind, language } = which
  const say = requestTexts[language]
  const values = { ...valuesOf(say, exampleOf(ctx)), institution: ctx.config.INSTITUTION_NAME }
  return {
    ...fillLetter(words, values),
    greeting: say.greeting,
    quote: quoted.includes(kind) ? '…' : null,
    button: say.labels[kind],
  }
}

function exampleOf(ctx: Context): Omit<Told, 'id' | 'email' | 'language'> {
  const today = todayOf(ctx)
  const year = today.slice(0, 4)
  return {
    trackingNo: `REQ-${year}-7K4M-Q9XD-T`,
    registryNo: `${year}-0042`,
    title: `Minutes of the Academic Council, ${year}`,
    outcome: 'partially_successful',
    ground: 'privacy',
    reason: null,
    extensionReason: null,
    referredTo: null,
    deliveryMode: 'pick_up',
    dueOn: addDays(today, 21),
    pausedOn: today,
    closedOn: today,
    isAppealed: false,
    message: null,
  }
}
