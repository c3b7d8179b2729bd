import type { Language } from '@sinupan/contract'
import type { Context } from '../../../../platform/context.ts'
import { asMail } from '../../../../platform/mail/letter.ts'
import { en } from './en.ts'
import { fil } from './fil.ts'
import type { RequestTexts, Words } from './texts.ts'

const texts: Record<Language, RequestTexts> = { en, fil }

interface Content {
  email: string
  language: Language
  words(texts: RequestTexts): Words
  /** Where its button leads, below the public address; it opens the request. */
  path: string
  code?: string
  /** The office's own words. */
  quote?: string | null
}

/** Puts a letter about a request into the outbox, in the language of its form. It is dropped there once it is sent. */
export async function sendRequestLetter(ctx: Context, { email, language, ...content }: Content): Promise<void> {
  const say = texts[language]
  const { subject, paragraphs, label } = content.words(say)
  const mail = asMail(ctx.config, {
    recipient: email,
    language,
    subject,
    greeting: say.greeting,
    paragraphs,
    quote: content.quote ?? undefined,
    code: content.code,
    button: { label, path: content.path },
  })
  await ctx.mail.put(ctx.db, [{ ...mail, isSecret: true }])
}
