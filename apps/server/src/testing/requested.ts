import * as contract from '@sinupan/contract'
import { mailsTo } from './mailed.ts'
import type { TestSinupan } from './sinupan.ts'

type Form = contract.BodyInputOf<typeof contract.createRequest>

let number = 0

/** A form as somebody fills it in who knows little. */
export const formFor = ({ university }: Pick<TestSinupan, 'university'>, wish: Partial<Form> = {}): Form => ({
  requesterType: 'citizen',
  firstName: 'Juana',
  lastName: 'Dela Cruz',
  email: `juana.${++number}@example.org`,
  requestType: 'foi',
  campusId: university.campuses.main,
  title: 'Minutes of the Board of Regents',
  description: 'All minutes of the Board of Regents of the year 2024.',
  purpose: 'For a thesis on the university.',
  deliveryMode: 'download',
  privacyNoticeVersion: '1',
  idempotencyKey: `key-of-form-${number}`,
  ...wish,
})

/** The token of a link of the newest mail to an address, `confirm` or `token`. */
export async function mailedToken(sinupan: Pick<TestSinupan, 'db'>, to: string, kind: 'confirm' | 'token') {
  const [mail] = await mailsTo(sinupan, to)
  return new RegExp(`[?&]${kind}=([\\w-]+)`).exec(mail?.bodyText ?? '')?.[1] ?? ''
}

let address = 0
/** An address of one's own, for what is limited by address. */
export const ownAddress = () => `10.8.${(++address >> 8) % 256}.${address % 256}`

/** Calls as somebody who comes from an address of their own, with the token of a case where they have one. */
export async function callFrom<E extends contract.Endpoint>(
  { nobody }: Pick<TestSinupan, 'nobody'>,
  one: E,
  { body, token, remoteAddress = ownAddress() }: { body?: unknown; token?: string; remoteAddress?: string } = {},
) {
  const answer = await nobody.request({
    method: one.method,
    url: `/api${one.path}`,
    remoteAddress,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { [contract.caseTokenHeader]: token } : {}),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
  return answer as Omit<typeof answer, 'body'> & { body: contract.ResponseOf<E> & { code?: string } }
}

/** A request that was asked on the page and confirmed, with the token of its case. */
export async function requested(sinupan: TestSinupan, wish: Partial<Form> = {}) {
  const form = formFor(sinupan, wish)
  const { body } = await callFrom(sinupan, contract.createRequest, { body: form })
  const confirm = await mailedToken(sinupan, form.email, 'confirm')
  await callFrom(sinupan, contract.confirmRequest, { body: { token: confirm } })
  await sinupan.app.drain()
  const link = await mailedToken(sinupan, form.email, 'token')
  const opened = await callFrom(sinupan, contract.openCaseByLink, { body: { token: link } })
  const { id } = await sinupan.db
    .selectFrom('documentRequests')
    .select('id')
    .where('trackingNo', '=', body.trackingNo)
    .executeTakeFirstOrThrow()
  return { id, form, confirm, link, trackingNo: body.trackingNo, token: opened.body.caseToken }
}
