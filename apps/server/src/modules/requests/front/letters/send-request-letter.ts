import type { Language, RequestLetterKind } from '@sinupan/contract'
import type { Context } from '../../../../platform/context.ts'
import { asMail } from '../../../../platform/mail/letter.ts'
import { findOwnText } from '../../settings/letter-texts.store.ts'
import { en } from './en.ts'
import { fil } from './fil.ts'
import { fillLetter, type Values } from './fill.ts'
import type { RequestTexts } from './texts.ts'

/** The product's own letters, by language. */
export const requestTexts: Record<Language, RequestTexts> = { en, fil }

interface Content {
  email: string
  language: Language
  kind: RequestLetterKind
  values(say: RequestTexts): Values
  /** Where its button leads, below the public address; it opens the request. */
  path: string
  code?: string
  /** The office's own words. */
  quote?: string | null
}

/**
 * Puts a letter about a request into the outbox, in the language of its form and in the institution's words where it has
 * some. It is dropped there once it is sent.
 */
export async function sendRequestLetter(ctx: Context, { email, language, kind, ...content }: Content): Promise<void> {
  const say = requestTexts[language]
  const template = (await findOwnText(ctx.db, { kind, language })) ?? say.letters[kind]
  const filled = fillLetter(template, { ...content.values(say), institution: ctx.config.INSTITUTION_NAME })
  const mail = asMail(ctx.config, {
    recipient: email,
    language,
    ...filled,
    greeting: say.greeting,
    quote: content.quote ?? undefined,
    code: content.code,
    button: { label: say.labels[kind], path: content.path },
  })
  await ctx.mail.put(ctx.db, [{ ...mail, isSecret: true }])
}
