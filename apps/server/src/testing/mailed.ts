import type { TestSinupan } from './sinupan.ts'

/** What lies in the outbox for an address, the newest first. */
export const mailsTo = ({ db }: Pick<TestSinupan, 'db'>, recipient: string) =>
  db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id', 'desc').execute()

/** The six digits of the newest mail to an address. */
export async function mailedCode(sinupan: Pick<TestSinupan, 'db'>, recipient: string): Promise<string> {
  const [mail] = await mailsTo(sinupan, recipient)
  return /^\d{6}$/m.exec(mail?.bodyText ?? '')?.[0] ?? ''
}

/** The one-time link of the newest mail to an address, as the call takes it. */
export async function mailedLink(sinupan: Pick<TestSinupan, 'db'>, recipient: string) {
  const [mail] = await mailsTo(sinupan, recipient)
  const url = new URL(/https?:\S*\/reset-password\S*/.exec(mail?.bodyText ?? '')?.[0] ?? 'http://nothing')
  return { url, userId: url.searchParams.get('userId') ?? '', token: url.searchParams.get('token') ?? '' }
}
