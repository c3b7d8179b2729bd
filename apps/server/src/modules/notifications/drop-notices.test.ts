import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { system } from '../../platform/actor.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { formOf } from '../../testing/upload.ts'
import { dropNotices } from './drop-notices.ts'

const sinupan = await startSinupan()
const { people, nobody, db, clock, app } = sinupan
const { ana } = people

let number = 0
async function request() {
  const name = `Folder ${++number}`
  const folder = await ana.ask(contract.createFolder, { params: { duId: ana.unitId }, body: { name, parentId: 0 } })
  const expiresAt = new Date(clock.now().getTime() + 86_400_000).toISOString()
  const body = { fileFolderId: folder.id, title: `Theses ${number}`, expiresAt }
  const { id, url = '' } = await ana.ask(contract.createDrop, { body })
  return { id, routeId: folder.routeId, token: url.split('/').at(-1) ?? '' }
}
const send = (token: string, name: string) =>
  nobody.request({
    method: 'POST',
    url: `/api/Drop/Open/${token}/File`,
    remoteAddress: `10.8.0.${++number % 250}`,
    ...formOf({ senderName: 'Juan Cruz' }, [{ name, content: name }]),
  })
const notices = async () => (await ana.ask(contract.listNotifications)).items
const factsOf = async (dropId: number) => {
  const { rows } = await sql`select from facts where name = 'drop.delivered'
    and (payload ->> 'dropId')::int = ${dropId}`.execute(db)
  return rows.length
}
const mailsOf = async () => (await sql<{ mail: string }>`select mails::text as mail from mails`.execute(db)).rows

beforeEach(async () => {
  await app.drain()
  await sql`delete from notifications`.execute(db)
  await sql`delete from mails`.execute(db)
})

describe('the notice of a delivery', () => {
  test('leads to the folder where it arrived, and so does its mail', async () => {
    const { token, routeId } = await request()
    await send(token, 'One.txt')
    await app.drain()
    expect(await notices()).toMatchObject([{ payload: { folderRouteId: routeId, count: 1, name: 'One' } }])
    expect((await mailsOf())[0]?.mail).toContain(`/archive/folders/${routeId}`)
  })

  test('counts what arrives while it is unread, in one mail; once it was read the next is another one', async () => {
    const { token, id } = await request()
    const { token: other } = await request()
    for (const name of ['One.txt', 'Two.txt', 'Three.txt']) {
      await send(token, name)
      await app.drain()
    }
    await send(other, 'Elsewhere.txt')
    await app.drain()
    const [elsewhere, three, ...more] = await notices()
    expect([elsewhere?.payload.count, three?.payload.count, more]).toEqual([1, 3, []])
    expect(three).toMatchObject({ kind: 'drop.delivered', payload: { dropId: id, name: 'Three' } })
    expect([await factsOf(id), (await mailsOf()).length]).toEqual([3, 2])
    await ana.ask(contract.readNotification, { params: { id: three?.id ?? 0 } })
    await send(token, 'Four.txt')
    await app.drain()
    expect((await notices()).map(({ payload }) => payload.count)).toEqual([1, 1, 3])
    expect(await mailsOf()).toHaveLength(3)
  })

  test('counts right however many arrive at once, and each of them once', async () => {
    const { token, id } = await request()
    await Promise.all(Array.from({ length: 12 }, (_, at) => send(token, `${at}.txt`)))
    await Promise.all([app.drain(), app.drain()])
    expect((await notices()).map(({ payload }) => payload.count)).toEqual([12])
    expect(await factsOf(id)).toBe(12)
  })

  test('counts right where several processes tell of them at once', async () => {
    const { token } = await request()
    for (let at = 0; at < 8; at++) await send(token, `${at}.txt`)
    await app.drain()
    await sql`delete from notifications`.execute(db)
    const facts = await db.selectFrom('facts').selectAll().where('name', '=', 'drop.delivered').orderBy('id').execute()
    const latest = facts.slice(-8)
    await Promise.all(latest.map((fact) => dropNotices.handle(app.contextFor(system), [fact])))
    expect((await notices()).map(({ payload }) => payload.count)).toEqual([8])
  })
})
