import * as contract from '@sinupan/contract'
import { listEndpoints, takesBody } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { addressOf } from '../../../testing/caller.ts'
import { statementsOf } from '../../../testing/count-statements.ts'
import { callFrom, formFor, ownAddress, requested } from '../../../testing/requested.ts'
import { startSinupan } from '../../../testing/sinupan.ts'

const sinupan = await startSinupan()
const { nobody, app } = sinupan
const planted = {
  firstName: 'Kwerti',
  middleName: 'Plagok',
  lastName: 'Zumbira',
  organisation: 'Brontep',
  email: 'xolmiq@vartun.example',
  mobile: '+63 917 555 0199',
  title: 'Grelnok minutes',
  description: 'All of the fendrig papers, each of them.',
  purpose: 'Because of the hulvaria case.',
}
const words = /kwerti|plagok|zumbira|brontep|xolmiq|vartun|555 0199|grelnok|fendrig|hulvaria/i

test('nothing of a request is told by any open call without its token', async () => {
  const { trackingNo, token, id } = await requested(sinupan, planted)
  await callFrom(sinupan, contract.writeToOffice, { token, body: { text: 'The hulvaria again.' } })
  await app.drain()
  const open = listEndpoints().filter(({ who }) => who === 'open')
  const anything = { id, trackingNo, token: trackingNo, code: '000000', locationId: '1', routeId: '1', ticket: 'x' }
  const query = { search: 'grelnok', q: 'kwerti' }
  for (const one of open) {
    const bodies = takesBody(one)
      ? [{}, { trackingNo }, { token: trackingNo }, { trackingNo, code: '000000' }]
      : [undefined]
    const queries = one.method === 'GET' ? [{}, query, { search: 'grelnok' }] : [{}]
    for (const body of bodies)
      for (const asked of queries) {
        const answer = await nobody.request({
          method: one.method,
          url: addressOf(one, { ...params(one.path), ...anything }, asked),
          remoteAddress: ownAddress(),
          ...(body === undefined ? {} : { payload: body }),
        })
        expect([one.name, words.exec(answer.raw.toString())?.[0]]).toEqual([one.name, undefined])
      }
  }
  // That the words are there to be met is shown by who holds the token.
  const whole = await callFrom(sinupan, contract.getCase, { token })
  expect(whole.raw.toString()).toMatch(words)
})

const params = (path: string) => Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '1']))

test('a wrong number, an unknown and a known one take the same statements, of status, code and guess', async () => {
  const { trackingNo } = await requested(sinupan)
  const numbers = ['nonsense', 'REQ-2026-7K4M-Q9XD-T', trackingNo]
  const calls = [
    (number: string) => callFrom(sinupan, contract.getRequestStatus, { body: { trackingNo: number } }),
    (number: string) => callFrom(sinupan, contract.sendCaseCode, { body: { trackingNo: number } }),
    (number: string) => callFrom(sinupan, contract.openCaseByCode, { body: { trackingNo: number, code: '123456' } }),
  ]
  for (const call of calls) {
    const counts: number[] = []
    for (const number of numbers) counts.push(await statementsOf(() => call(number)))
    expect(new Set(counts).size).toBe(1)
  }
})

test('neither the table of facts nor the outbox that was sent keeps what opens a case', async () => {
  const { token, link, confirm, trackingNo } = await requested(sinupan)
  const kept = JSON.stringify(await sinupan.db.selectFrom('facts').selectAll().execute())
  for (const secret of [token, link, confirm]) expect(kept).not.toContain(secret)
  expect(kept).toContain(trackingNo)
  const keys = JSON.stringify(await sinupan.db.selectFrom('documentRequestKeys').selectAll().execute())
  for (const secret of [link, confirm]) expect(keys).not.toContain(secret)
})

test('a form never tells whether its address is known', async () => {
  const first = await callFrom(sinupan, contract.createRequest, { body: formFor(sinupan, { email: 'a@b.example' }) })
  const second = await callFrom(sinupan, contract.createRequest, { body: formFor(sinupan, { email: 'a@b.example' }) })
  expect([first.status, second.status]).toEqual([201, 201])
  expect(first.body.trackingNo).not.toBe(second.body.trackingNo)
})
