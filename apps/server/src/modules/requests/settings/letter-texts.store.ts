import type { Language, RequestLetterKind } from '@sinupan/contract'
import { sql } from 'kysely'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'

/** Which of the letters. */
export interface WhichLetter {
  kind: RequestLetterKind
  language: Language
}
export interface LetterWords {
  subject: string
  text: string
}

/** How the institution words a letter; undefined where it is the product's own. */
export const findOwnText = (db: Database, { kind, language }: WhichLetter) =>
  db
    .selectFrom('requestLetterTexts')
    .select(['subject', 'text', 'version'])
    .where('kind', '=', kind)
    .where('language', '=', language)
    .executeTakeFirst()

/** Locks all letters for one change: there may be no row to lock. Reading goes on meanwhile. */
export const lockLetterTexts = ({ db }: Context) =>
  sql`lock table request_letter_texts in share row exclusive mode`.execute(db)

/** Writes how a letter is worded from now on, behind its lock. */
export const upsertText = (ctx: Context, { kind, language }: WhichLetter, words: LetterWords) =>
  ctx.db
    .insertInto('requestLetterTexts')
    .values({ kind, language, ...words, changedBy: userIdOf(ctx.actor), changedAt: ctx.clock.now().toISOString() })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'language']).doUpdateSet((set) => ({
        ...words,
        version: set('requestLetterTexts.version', '+', 1),
        changedBy: set.ref('excluded.changedBy'),
        changedAt: set.ref('excluded.changedAt'),
      })),
    )
    .execute()

export const deleteText = ({ db }: Context, { kind, language }: WhichLetter) =>
  db.deleteFrom('requestLetterTexts').where('kind', '=', kind).where('language', '=', language).execute()
