import type { RequestLetter } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse } from '../../../platform/refusal.ts'
import { firstUnknown } from '../front/letters/fill.ts'
import { requestLetterReset, requestLetterWorded } from '../requests.facts.ts'
import {
  deleteText,
  findOwnText,
  type LetterWords,
  lockLetterTexts,
  upsertText,
  type WhichLetter,
} from './letter-texts.store.ts'
import { viewLetter } from './letters.queries.ts'

/** Words a letter for all that is sent from now on. @throws Refusal ValidationFailed, StateChanged with `current` */
export function wordLetter(
  ctx: Context,
  which: WhichLetter,
  { version, ...words }: LetterWords & { version?: number | undefined },
): Promise<RequestLetter> {
  requireKnown(which, words)
  return transaction(ctx, async (ctx) => {
    await lockLetterTexts(ctx)
    const before = await findOwnText(ctx.db, which)
    if (version !== undefined && version !== (before?.version ?? 0))
      throw refuse('StateChanged', { current: await viewLetter(ctx.db, which) })
    await upsertText(ctx, which, words)
    await ctx.publish(requestLetterWorded({}, { ...which, before: wordsOf(before), after: words }))
    return viewLetter(ctx.db, which)
  })
}

/** Goes back to the product's own letter; twice is once. */
export const resetLetter = (ctx: Context, which: WhichLetter): Promise<RequestLetter> =>
  transaction(ctx, async (ctx) => {
    await lockLetterTexts(ctx)
    const before = wordsOf(await findOwnText(ctx.db, which))
    if (before) {
      await deleteText(ctx, which)
      await ctx.publish(requestLetterReset({}, { ...which, before }))
    }
    return viewLetter(ctx.db, which)
  })

const wordsOf = (own: LetterWords | undefined) => (own ? { subject: own.subject, text: own.text } : null)

/** @throws Refusal ValidationFailed on each field with a placeholder that this letter does not know */
export function requireKnown({ kind }: WhichLetter, words: LetterWords): void {
  const errors: Record<string, string[]> = {}
  for (const field of ['subject', 'text'] as const) {
    const unknown = firstUnknown(kind, words[field])
    if (unknown) errors[field] = [`This letter knows no ${unknown}. Choose one of those that are listed.`]
  }
  if (Object.keys(errors).length > 0) throw refuse('ValidationFailed', { errors })
}
