import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { callFrom, formFor, mailedToken } from '../../../testing/requested.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { todayOf } from '../../holidays/index.ts'

const sinupan = await startSinupan()
const { app, db, clock } = sinupan

test('a hundred forms that are confirmed at once over the end of a year get numbers without a gap in each of the two', async () => {
  const year = Number(todayOf(app.contextFor({ kind: 'system' })).slice(0, 4))
  const midnight = Date.parse(`${year}-12-31T16:00:00Z`)
  clock.pass({ seconds: Math.floor((midnight - clock.now().getTime()) / 1_000) - 600 })
  const tokens: string[] = []
  for (let at = 0; at < 100; at++) {
    const form = formFor(sinupan)
    await callFrom(sinupan, contract.createRequest, { body: form })
    tokens.push(await mailedToken(sinupan, form.email, 'confirm'))
  }
  const confirm = (token: string) => callFrom(sinupan, contract.confirmRequest, { body: { token } })
  // Some press twice, and some bring a link that is none.
  const old = tokens.slice(0, 50).flatMap((token, at) => [confirm(token), ...(at % 5 === 0 ? [confirm(token)] : [])])
  await Promise.all(old.slice(0, 20))
  clock.pass({ seconds: 1_200 })
  const young = tokens.slice(50).flatMap((token) => [confirm(token), confirm('no-such-token')])
  await Promise.all([...old, ...young])
  const rows = await db
    .selectFrom('documentRequests')
    .select(['registryYear', 'registrySerial'])
    .where('status', '=', 'pending')
    .execute()
  expect(rows).toHaveLength(100)
  for (const one of [year, year + 1]) {
    const serials = rows.filter(({ registryYear }) => registryYear === one).map(({ registrySerial }) => registrySerial)
    expect(serials.length).toBeGreaterThan(15)
    expect(serials.toSorted((first, second) => Number(first) - Number(second))).toEqual(serials.map((_, at) => at + 1))
  }
}, 120_000)
