import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { upload } from '../../testing/upload.ts'

const sinupan = await startSinupan()
const { people, nobody, university, db, clock } = sinupan
const { ana, ben, carla, dan, records, admin } = people

let number = 0
/** A document of Ana's with one file that a browser shows and one that it takes. */
async function paper(name = `Paper ${++number}`) {
  const fields = { deliveryUnitId: ana.unitId, documentCategoryId: university.categories.memoranda }
  const [item] = (await upload(ana, fields, [{ name: `${name}.txt`, content: `${name}: the words` }])).items
  if (!item) throw new Error('It was not taken.')
  return { id: item.fileManagerId, fileId: item.file.id }
}

type Wish = Omit<contract.BodyInputOf<typeof contract.createLink>, 'fileManagerId'>
async function link(documentId: number, wish: Wish = {}, by: Caller = ana) {
  const made = await by.ask(contract.createLink, { body: { fileManagerId: documentId, ...wish } })
  return { ...made, token: made.url?.split('/').at(-1) ?? '' }
}
const open = (token: string, by: Caller = nobody) => by.call(contract.openLink, { params: { token } })
const openBy = (token: string, password: string) =>
  nobody.call(contract.openLinkWithPassword, { params: { token }, body: { password } })
const codeOf = ({ status, body }: { status: number; body: unknown }) =>
  status < 400 ? status : (body as { code: string }).code
const get = (url: string, by: Caller = nobody, headers: Record<string, string> = {}) =>
  by.request({ method: 'GET', url, headers })
const linkOf = async (documentId: number) =>
  (await ana.ask(contract.listLinks, { params: { fileId: documentId } })).items[0]

describe('a link for anyone', () => {
  test('opens the document as it is now, without an account, and tells nothing of people and places', async () => {
    const { id } = await paper('Calendar')
    const { token, hasPassword, state, isForAnyone } = await link(id)
    expect([hasPassword, state, isForAnyone]).toEqual([false, 'live', true])
    expect(token.length).toBeGreaterThanOrEqual(43)
    await ana.ask(contract.updateDocument, { params: { id }, body: { description: 'The term begins.' } })
    const { body, headers } = await open(token)
    expect(body).toMatchObject({ name: 'Calendar', description: 'The term begins.', unitName: 'Admissions Unit' })
    expect(JSON.stringify(body)).not.toMatch(/"ana|@haraya|folder|owner|email/i)
    expect(headers['cache-control']).toBe('no-store')
    const [file] = body.files
    expect((await get(file?.contentUrl ?? '')).raw.toString()).toBe('Calendar: the words')
    const taken = await get(file?.downloadUrl ?? '')
    expect([taken.status, String(taken.headers['content-disposition']).slice(0, 10)]).toEqual([200, 'attachment'])
  })

  test('is told once, and only its hash is kept', async () => {
    const { id } = await paper()
    const { token } = await link(id)
    expect((await linkOf(id))?.url).toBeUndefined()
    const { rows } = await sql<{
      kept: string
    }>`select shares::text as kept from shares where document_id = ${id}`.execute(db)
    expect(rows[0]?.kept).not.toContain(token)
    const { rows: facts } = await sql<{
      text: string
    }>`select payload::text as text from facts where document_id = ${id}`.execute(db)
    expect(facts.map((fact) => fact.text).join()).not.toContain(token)
  })

  test('says plainly why it does not open: unknown, expired, revoked, its maker gone, not available now', async () => {
    expect(codeOf(await open('nonsense'))).toBe('NotFound')
    const { id } = await paper()
    const [expired, revoked, left, withheld] = [await link(id), await link(id), await link(id, {}, ben), await link(id)]
    await sql`update shares set expires_at = now() - interval '1 second' where id = ${expired.id}`.execute(db)
    await ana.ask(contract.revokeLink, { params: { id: revoked.id } })
    await sql`update users set home_unit_id = ${university.units.records} where id = ${ben.userId}`.execute(db)
    await sql`update users set home_unit_id = ${university.units.admissions} where id = ${ben.userId}`.execute(db)
    expect(codeOf(await open(expired.token))).toBe('LinkExpired')
    expect(codeOf(await open(revoked.token))).toBe('LinkRevoked')
    expect(codeOf(await open(left.token))).toBe('LinkRevoked')
    await ana.ask(contract.trashDocument, { params: { id } })
    expect(codeOf(await open(withheld.token))).toBe('LinkSuspended')
    await ana.ask(contract.restoreDocument, { params: { id } })
    expect(codeOf(await open(withheld.token))).toBe(200)
    await ana.ask(contract.updateDocument, { params: { id }, body: { isClassified: true } })
    expect(codeOf(await open(withheld.token))).toBe('LinkSuspended')
    const { items } = await ana.ask(contract.listLinks, { params: { fileId: id } })
    expect(Object.fromEntries(items.map((one) => [one.id, one.state]))).toEqual({
      [expired.id]: 'expired',
      [revoked.id]: 'revoked',
      [left.id]: 'makerLeft',
      [withheld.id]: 'suspended',
    })
  })

  test('dies at every address that it gave before, at once', async () => {
    const { id } = await paper()
    const ways = {
      revoked: (share: { id: number }) => ana.ask(contract.revokeLink, { params: { id: share.id } }),
      trashed: () => ana.ask(contract.trashDocument, { params: { id } }),
      removed: async () => {
        await ana.ask(contract.removeDocument, { params: { id } })
      },
    }
    const second = await link(id)
    for (const [way, end] of Object.entries(ways)) {
      const share = way === 'revoked' ? await link(id) : second
      const { body } = way === 'removed' ? { body: undefined } : await open(share.token)
      const [file] = body?.files ?? []
      await end(share)
      for (const url of [file?.contentUrl, file?.downloadUrl, file?.previewUrl, file?.thumbnailUrl])
        if (url) expect([way, url, (await get(url)).status]).toEqual([way, url, 404])
      expect((await open(share.token)).status).toBe(404)
    }
  })

  test('opens no file of another document, no earlier version, and nothing with another link’s session', async () => {
    const [one, other] = [await paper(), await paper()]
    const [{ token }, second] = [await link(one.id, { password: 'open sesame' }), await link(one.id)]
    const session = (await openBy(token, 'open sesame')).body.session
    const foreign = (await open(second.token)).body.session
    const at = (fileId: number, query: string) => get(`/api/FileManagerFile/ReadFile/Public/${fileId}?${query}`)
    expect((await at(one.fileId, `share=${token}&session=${session}`)).status).toBe(200)
    expect(codeOf(await at(other.fileId, `share=${token}&session=${session}`))).toBe('NotFound')
    expect(codeOf(await at(one.fileId, `share=${token}&session=${foreign}`))).toBe('PasswordRequired')
    expect(codeOf(await at(one.fileId, `share=${token}`))).toBe('PasswordRequired')
    clock.pass({ hours: 2 })
    expect(codeOf(await at(one.fileId, `share=${token}&session=${session}`))).toBe('PasswordRequired')
    const fields = { fileManagerId: one.id, replacesFileId: one.fileId }
    const [newer] = (await upload(ana, fields, [{ name: 'newer.txt', content: 'newer' }])).items
    expect(codeOf(await at(one.fileId, `share=${second.token}`))).toBe('NotFound')
    expect((await at(newer?.file.id ?? 0, `share=${second.token}`)).raw.toString()).toBe('newer')
  })

  test('asks for its password before it tells anything, ten wrong ones at most', async () => {
    const { id } = await paper('Secret plan')
    const { token } = await link(id, { password: 'open sesame' })
    const asked = await open(token)
    expect([codeOf(asked), JSON.stringify(asked.body).includes('Secret')]).toEqual(['PasswordRequired', false])
    const wrong = await Promise.all(Array.from({ length: 14 }, (_, at) => openBy(token, `wrong ${at}`)))
    const codes = wrong.map(codeOf)
    expect(codes.filter((code) => code === 'WrongPassword')).toHaveLength(10)
    expect(codes.filter((code) => code === 'TooManyRequests')).toHaveLength(4)
    expect(codeOf(await openBy(token, 'open sesame'))).toBe('TooManyRequests')
    clock.pass({ seconds: 16 * 60 })
    expect(codeOf(await openBy(token, 'open sesame'))).toBe(200)
  })
})

describe('the limit of downloads', () => {
  test('lets exactly so many through, however many come at once', async () => {
    const { id, fileId } = await paper()
    const { token } = await link(id, { maxDownloads: 7 })
    const url = `/api/FileManagerFile/ReadFile/Public/${fileId}?share=${token}&disposition=attachment`
    const answers = await Promise.all(Array.from({ length: 100 }, () => get(url)))
    expect(answers.filter((one) => one.status === 200)).toHaveLength(7)
    expect(new Set(answers.filter((one) => one.status !== 200).map(codeOf))).toEqual(new Set(['LinkUsedUp']))
    expect(await linkOf(id)).toMatchObject({ downloadCount: 7, state: 'usedUp', revokedAt: null })
    expect(codeOf(await open(token))).toBe('LinkUsedUp')
    const { rows } = await sql`select from facts where document_id = ${id} and name = 'share.downloaded'`.execute(db)
    expect(rows).toHaveLength(7)
  })

  test('counts a file once a visit, whatever the parts it is fetched in, and looking not at all', async () => {
    const { id } = await paper()
    const { token } = await link(id, { maxDownloads: 1 })
    const [file] = (await open(token)).body.files
    const later = (await open(token)).body.files[0]
    for (let look = 0; look < 3; look++) expect((await get(file?.contentUrl ?? '')).status).toBe(200)
    expect((await linkOf(id))?.downloadCount).toBe(0)
    for (const range of ['bytes=0-3', 'bytes=4-', 'bytes=0-3'])
      expect((await get(file?.downloadUrl ?? '', nobody, { range })).status).toBe(206)
    expect(await linkOf(id)).toMatchObject({ downloadCount: 1, openCount: 2, state: 'usedUp' })
    expect(codeOf(await get(later?.downloadUrl ?? ''))).toBe('LinkUsedUp')
    expect(codeOf(await get(file?.contentUrl ?? ''))).toBe('LinkUsedUp')
  })

  test('counts an address that was passed on again: it is another visit elsewhere', async () => {
    const { id } = await paper()
    const { token } = await link(id, { maxDownloads: 2 })
    const url = (await open(token)).body.files[0]?.downloadUrl ?? ''
    for (const agent of ['one', 'one', 'two']) await get(url, nobody, { 'user-agent': agent })
    expect(await linkOf(id)).toMatchObject({ downloadCount: 2, state: 'usedUp' })
    expect(codeOf(await get(url, nobody, { 'user-agent': 'three' }))).toBe('LinkUsedUp')
    expect((await get(url, nobody, { 'user-agent': 'one' })).status).toBe(200)
  })

  test('and a revocation at once: whoever comes after it takes nothing', async () => {
    for (let turn = 0; turn < 20; turn++) {
      const { id, fileId } = await paper()
      const made = await link(id)
      const url = `/api/FileManagerFile/ReadFile/Public/${fileId}?share=${made.token}&disposition=attachment`
      const [taken] = await Promise.all([
        Promise.all(Array.from({ length: 5 }, () => get(url))),
        ana.ask(contract.revokeLink, { params: { id: made.id } }),
      ])
      const through = taken.filter((one) => one.status === 200).length
      expect(await linkOf(id)).toMatchObject({ downloadCount: through, state: 'revoked' })
      expect(codeOf(await get(url))).toBe('LinkRevoked')
    }
  })
})

describe('sharing', () => {
  test('is for members of the unit, of what is living and not classified', async () => {
    const { id } = await paper()
    const ask = (by: Caller, wish: Wish = {}) => by.call(contract.createLink, { body: { fileManagerId: id, ...wish } })
    expect([codeOf(await ask(carla)), codeOf(await ask(dan)), codeOf(await ask(admin))]).toEqual(
      Array(3).fill('NotFound'),
    )
    expect(codeOf(await ask(records))).toBe('Forbidden')
    expect(codeOf(await ask(nobody))).toBe('Unauthenticated')
    await ana.ask(contract.updateDocument, { params: { id }, body: { isClassified: true } })
    expect([codeOf(await ask(ana)), codeOf(await ask(ben))]).toEqual(['Classified', 'Classified'])
    await ana.ask(contract.updateDocument, { params: { id }, body: { isClassified: false } })
    await ana.ask(contract.trashDocument, { params: { id } })
    expect(codeOf(await ask(ana))).toBe('InTrash')
  })

  test('refuses what can’t be, on its field', async () => {
    const { id } = await paper()
    const fieldsOf = async (wish: Wish) => {
      const { status, body } = await ana.call(contract.createLink, { body: { fileManagerId: id, ...wish } })
      return [status, ...Object.keys((body as unknown as { errors?: object }).errors ?? {})]
    }
    expect(await fieldsOf({ expiresAt: '2020-01-01T00:00:00Z' })).toEqual([400, 'expiresAt'])
    expect(await fieldsOf({ password: 'abc' })).toEqual([400, 'password'])
    expect(await fieldsOf({ maxDownloads: 0 })).toEqual([400, 'maxDownloads'])
    expect(await fieldsOf({ userIds: [crypto.randomUUID()] })).toEqual([400, 'userIds[0]'])
    expect(await fieldsOf({ deliveryUnitIds: [ana.unitId, 999] })).toEqual([400, 'deliveryUnitIds[1]'])
    expect(await fieldsOf({ userIds: [carla.userId], password: 'secret' })).toEqual([400, 'password'])
    expect(await fieldsOf({ userIds: [carla.userId], maxDownloads: 3 })).toEqual([400, 'maxDownloads'])
  })

  test('is seen and revoked by the unit, and by nobody else', async () => {
    const { id } = await paper('Ours')
    const made = await link(id, { deliveryUnitIds: [university.units.north] })
    for (const [by, code] of [
      [dan, 'NotFound'],
      [carla, 'NotFound'],
      [records, 'NotFound'],
    ] as const)
      expect(codeOf(await by.call(contract.listLinks, { params: { fileId: id } }))).toBe(code)
    for (const by of [dan, carla, records, admin])
      expect(['NotFound', 'Forbidden']).toContain(
        codeOf(await by.call(contract.revokeLink, { params: { id: made.id } })),
      )
    const given = async (by: Caller, query = {}) =>
      (await by.ask(contract.listGivenLinks, { query })).items.map((one) => one.id)
    expect(await given(ana)).toContain(made.id)
    expect(await given(ben)).not.toContain(made.id)
    expect(await given(ben, { deliveryUnitId: ben.unitId, search: 'ours' })).toEqual([made.id])
    expect(codeOf(await dan.call(contract.listGivenLinks, { query: { deliveryUnitId: ana.unitId } }))).toBe(
      'NotYourDeliveryUnit',
    )
    await ben.ask(contract.revokeLink, { params: { id: made.id } })
    expect(await given(ana, { state: 'ended' })).toContain(made.id)
    expect(codeOf(await dan.call(contract.getDocument, { params: { id } }))).toBe('NotFound')
  })
})
