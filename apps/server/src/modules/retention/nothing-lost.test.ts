import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { Given } from '../../testing/given.ts'
import { type Dice, dice, keptUntil } from '../../testing/random-keeping.ts'
import { startSinupan, type TestSinupan } from '../../testing/sinupan.ts'
import type { PersonName } from '../../testing/university.ts'

/**
 * Random acts of everybody, with a moving clock, leap days and changed rules, in four time zones: nothing that is held, a
 * record or permanent is ever destroyed, and every document is kept until the day that the rule gives. `SEED=… ACTS=…`
 * repeats a run, or makes it longer.
 */
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
const acts = Number(process.env.ACTS ?? 120)
const zones = ['Asia/Manila', 'UTC', 'America/New_York', 'Pacific/Kiritimati']
const reason = 'Because the test says so.'
console.info(`nothing-lost: SEED=${seed}`)

interface Doc {
  folder: number
  category: number | null
  date: string | null
  madeAt: Date
  isRecord: boolean
  isPermanent: boolean
  extended: string | null
  holds: Set<number>
  files: number
}
interface Living {
  folder?: number
  category?: number
}

class World {
  readonly docs = new Map<number, Doc>()
  readonly living = new Map<number, Living>()
  readonly years = new Map<number, number | null>()
  readonly folders: number[] = [0]
  readonly #given: Given
  readonly #die: Dice
  readonly #sinupan: TestSinupan

  constructor(sinupan: TestSinupan, from: number) {
    this.#sinupan = sinupan
    this.#given = new Given(sinupan)
    this.#die = dice(from)
    const { memoranda, minutes, boardResolutions } = sinupan.university.categories
    for (const [id, years] of [
      [memoranda, 5],
      [minutes, 10],
      [boardResolutions, null],
    ] as const)
      this.years.set(id, years)
  }

  #ask = async (name: PersonName) => this.#sinupan.people[name]
  #doc = () => this.#die.pick([...this.docs.keys()])

  async begin() {
    const ana = await this.#ask('ana')
    for (const name of ['One', 'Two']) {
      const { id } = await ana.ask(contract.createFolder, { params: { duId: ana.unitId }, body: { name, parentId: 0 } })
      this.folders.push(id)
    }
    for (let count = 0; count < 4; count++) await this.make()
  }

  /** What covers a document because of where it is: it stays covered wherever it goes. */
  #cover(doc: Doc) {
    for (const [id, hold] of this.living)
      if (hold.folder === doc.folder || hold.category === doc.category)
        if (hold.folder !== undefined || hold.category !== undefined) doc.holds.add(id)
  }

  async make() {
    const dates = ['2024-02-29', '2020-02-29', '2000-02-29', '1999-12-31', '2026-03-02', null]
    const [date, folder] = [this.#die.pick(dates), this.#die.pick(this.folders)]
    const category = this.#die.pick([...this.years.keys(), null])
    const given = { categoryId: category, fileFolderId: folder, ...(date ? { documentDate: date } : {}) }
    const ana = await this.#ask('ana')
    const { id, createdAt } = await ana.ask(contract.createDocument, {
      body: {
        name: `Paper ${this.docs.size} ${this.#die.below(2 ** 31)}`,
        deliveryUnitId: ana.unitId,
        documentCategoryId: given.categoryId,
        fileFolderId: folder,
        documentDate: date,
      },
    })
    await this.#given.file(id, { by: 'ana' })
    const doc = { folder, category, date, madeAt: new Date(createdAt), extended: null, holds: new Set<number>() }
    const whole: Doc = { ...doc, isRecord: false, isPermanent: false, files: 1 }
    this.docs.set(id, whole)
    this.#cover(whole)
  }

  async move() {
    const [id, folder] = [this.#doc(), this.#die.pick(this.folders)]
    const ana = await this.#ask('ana')
    const { status } = await ana.call(contract.moveDocuments, {
      params: { fileFolderId: folder },
      query: { numbered: 'true' },
      body: [id],
    })
    const doc = this.docs.get(id)
    if (status === 200 && doc) this.#cover(Object.assign(doc, { folder }))
  }

  async refile() {
    const [id, category] = [this.#doc(), this.#die.pick([...this.years.keys(), null])]
    const by = await this.#ask(this.#die.pick(['ana', 'records'] as const))
    const body = by.userId === this.#sinupan.people.records.userId ? { reason } : {}
    const { status } = await by.call(contract.updateDocument, {
      params: { id },
      body: { documentCategoryId: category, ...body },
    })
    const doc = this.docs.get(id)
    if (status === 200 && doc) this.#cover(Object.assign(doc, { category }))
  }

  async keep() {
    const [id, isPermanent] = [this.#doc(), this.#die.chance(0.5)]
    const doc = this.docs.get(id)
    const records = await this.#ask('records')
    if (!doc) return
    if (this.#die.chance(0.4)) {
      const { status } = await records.call(contract.declareRecords, { body: { fileManagerIds: [id] } })
      if (status === 200) doc.isRecord = true
    } else if (this.#die.chance(0.5)) {
      const { status } = await records.call(contract.keepForEver, {
        body: { fileManagerIds: [id], isPermanent, reason },
      })
      if (status === 200) doc.isPermanent = isPermanent
    } else {
      const until = `20${30 + this.#die.below(40)}-06-15`
      const { status } = await records.call(contract.extendRetention, { body: { fileManagerIds: [id], until, reason } })
      if (status === 200 && (doc.extended ?? '') < until) doc.extended = until
    }
  }

  async hold() {
    const records = await this.#ask('records')
    const [id, folder, category] = [
      this.#doc(),
      this.#die.pick(this.folders.slice(1)),
      this.#die.pick([...this.years.keys()]),
    ]
    const [body, living, covers] = this.#die.pick<[object, Living, (doc: Doc, at: number) => boolean]>([
      [{ fileManagerIds: [id] }, {}, (_, at) => at === id],
      [{ fileFolderId: folder }, { folder }, (doc) => doc.folder === folder],
      [{ documentCategoryId: category }, { category }, (doc) => doc.category === category],
    ])
    const answer = await records.call(contract.createHold, { body: { kind: 'audit', reason, ...body } })
    if (answer.status !== 201) return
    const { id: holdId } = answer.body as contract.Hold
    this.living.set(holdId, living)
    for (const [at, doc] of this.docs) if (covers(doc, at)) doc.holds.add(holdId)
  }

  async lift() {
    const [id] = this.living.keys()
    if (id === undefined) return
    await (await this.#ask('records')).ask(contract.liftHold, { params: { id }, body: { reason } })
    this.living.delete(id)
  }

  async rule() {
    const id = this.#die.pick([...this.years.keys()])
    const retention = this.#die.pick([0, 1, 3, 5, 10, null])
    const { status } = await (await this.#ask('records')).call(contract.updateCategory, {
      params: { id },
      body: { retention },
    })
    if (status === 200) this.years.set(id, retention)
  }

  async timePasses() {
    this.#sinupan.clock.pass({ days: this.#die.below(400) })
    for (const name of ['ana', 'ben', 'carla', 'admin', 'records'] as const)
      this.#sinupan.people[name] = await this.#sinupan.signIn(name)
  }

  /** Every way in which anybody could destroy something. */
  async destroy() {
    const id = this.#doc()
    const by = await this.#ask(this.#die.pick(['ana', 'ana', 'ben', 'carla', 'admin', 'records'] as const))
    const { db } = this.#sinupan
    const refused = () => undefined
    const ways = [
      async () => {
        await by.call(contract.trashDocument, { params: { id } })
        await by.call(contract.removeDocument, { params: { id } })
      },
      async () => {
        await by.call(contract.trashDocuments, { body: [id] })
        await by.call(contract.removeDocuments, { body: [{ id }] })
      },
      async () => {
        const folder = this.#die.pick(this.folders.slice(1))
        await by.call(contract.trashFolders, { body: [{ id: folder }] })
        await by.call(contract.removeFolders, { body: [{ id: folder }] })
        await by.call(contract.restoreFolder, { params: { id: folder } })
      },
      () => sql`delete from documents where id = ${id}`.execute(db).catch(refused),
      () => sql`delete from documents where unit_id = ${by.unitId}`.execute(db).catch(refused),
      () => sql`delete from files where document_id = ${id}`.execute(db).catch(refused),
      () => sql`truncate documents cascade`.execute(db).catch(refused),
      () => by.call(contract.restoreDocument, { params: { id } }),
    ]
    await this.#die.pick<() => Promise<unknown>>(ways)()
  }

  isKept = (doc: Doc) => doc.isRecord || doc.isPermanent || [...doc.holds].some((id) => this.living.has(id))

  /** What went was free to go; what is there is kept until the day of the rule, with its files where it had to stay. */
  async check(timeZone: string) {
    const { rows } = await sql<{ id: number; expiresOn: string | null; files: number }>`
      select d.id, d.expires_on, (select count(*)::int from files f where f.document_id = d.id) as files from documents d`.execute(
      this.#sinupan.db,
    )
    const there = new Map(rows.map((row) => [row.id, row]))
    for (const [id, doc] of this.docs) {
      const found = there.get(id)
      // What lost its files by SQL while it was free to go may become a record without them.
      if (this.isKept(doc)) expect({ id, files: found?.files }).toEqual({ id, files: doc.files })
      else doc.files = found?.files ?? 0
      if (found) {
        const years = doc.category === null ? null : this.years.get(doc.category)
        expect({ id, expiresOn: found.expiresOn }).toEqual({ id, expiresOn: keptUntil(doc, years, timeZone) })
      } else this.docs.delete(id)
    }
    const folders = await sql<{ id: number }>`select id from folders where is_living`.execute(this.#sinupan.db)
    this.folders.splice(1, this.folders.length, ...folders.rows.map((row) => row.id))
    if (this.docs.size < 4) await this.make()
  }

  async step() {
    const all = [
      this.make,
      this.move,
      this.refile,
      this.keep,
      this.hold,
      this.lift,
      this.rule,
      this.timePasses,
      this.destroy,
      this.destroy,
    ]
    const act = this.#die.pick(all)
    if ((act === this.hold || act === this.destroy) && this.folders.length < 2) return
    await act.call(this)
  }
}

const places = await Promise.all(
  zones.map(async (TIME_ZONE) => [TIME_ZONE, await startSinupan({ TIME_ZONE })] as const),
)

describe.each(places)('in the time zone %s', (timeZone, sinupan) => {
  test('nothing that has to stay is ever destroyed, and every day is that of the rule', async () => {
    const world = new World(sinupan, seed)
    await world.begin()
    for (let count = 0; count < acts; count++) {
      await world.step()
      await world.check(timeZone)
    }
  })
})
