import type { Language } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { asMail } from '../../../platform/mail/letter.ts'
import { findAddressee } from '../users.queries.ts'
import { en } from './en.ts'
import { fil } from './fil.ts'
import type { AccountTexts, Words } from './texts.ts'

/** To whom a letter goes. */
export interface Addressee {
  email: string
  /** Absent while nobody has shown that the name is theirs who reads: a stranger chose it. */
  firstName?: string
  language: Language
}

const texts: Record<Language, AccountTexts> = { en, fil }

interface Content {
  words(texts: AccountTexts): Words
  /** Where its button leads, below the public address. */
  path: string
  code?: string
  /** Somebody's own words. */
  quote?: string | null
  /** Whether its path opens an account. A code always does. */
  isSecret?: boolean
}

/** Puts a letter about an account into the outbox, in its reader's language. */
export async function sendLetter(ctx: Context, { email, firstName, language }: Addressee, content: Content) {
  const { greeting } = texts[language]
  const { subject, paragraphs, label } = content.words(texts[language])
  const mail = asMail(ctx.config, {
    recipient: email,
    language,
    greeting: greeting(firstName),
    subject,
    paragraphs,
    code: content.code,
    quote: content.quote ?? undefined,
    button: { label, path: content.path },
  })
  await ctx.mail.put(ctx.db, [{ ...mail, isSecret: content.code !== undefined || content.isSecret === true }])
}

/** A letter to whom an account is; nobody gets it where the account is gone. */
export async function sendOwnerLetter(ctx: Context, userId: string, content: Content): Promise<void> {
  const owner = await findAddressee(ctx.db, userId)
  if (owner) await sendLetter(ctx, owner, content)
}

/** The screens that letters lead to. */
export const pages = {
  forgotPassword: '/forgot-password',
  profile: '/user-profile',
  signIn: '/login',
  publicSearch: '/',
  emailVerification: (email: string) => `/email-verification/${encodeURIComponent(email)}`,
  setPassword: (userId: string, secret: string) => `/reset-password?userId=${userId}&token=${secret}`,
}
