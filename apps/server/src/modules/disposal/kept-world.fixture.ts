import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { system } from '../../platform/actor.ts'
import { Given } from '../../testing/given.ts'
import { type Dated, type Dice, dice, keptUntil } from '../../testing/random-keeping.ts'
import type { TestSinupan } from '../../testing/sinupan.ts'
import type { PersonName } from '../../testing/university.ts'
import { upload, uploadOne } from '../../testing/upload.ts'
import { filesSubscribers } from '../files/index.ts'
import { purgeDisposed } from './use-cases/purge-disposed.ts'

const reason = 'Because the test says so.'
const dates = ['2012-02-29', '2016-02-29', '2010-03-02', '2015-12-31', '2021-11-30', null]
const everybody = ['ana', 'ben', 'carla', 'admin', 'approver', 'records', 'records2'] as const

interface Doc extends Dated {
  category: number | null
  place: number | null
  isRecord: boolean
  isPosted: boolean
  holds: Set<number>
  sha256s: Set<string>
  binnedAt: Date | null
}

/** What is known of the documents from outside: nothing here asks the code that it judges whether something may go. */
export class KeptWorld {
  /** How often what happened. */
  readonly done = new Map<string, number>()
  readonly series: number
  readonly #docs = new Map<number, Doc>()
  readonly #living = new Map<number, Set<number>>()
  readonly #batches: number[] = []
  readonly #years: Map<number, number | null>
  readonly #die: Dice
  readonly #given: Given
  readonly #sinupan: TestSinupan
  readonly #timeZone: string
  #shelf = 0
  #box = 0

  constructor(sinupan: TestSinupan, { seed, timeZone }: { seed: number; timeZone: string }) {
    this.#sinupan = sinupan
    this.#timeZone = timeZone
    this.#die = dice(seed)
    this.#given = new Given(sinupan)
    const { memoranda, minutes } = sinupan.university.categories
    this.series = memoranda
    this.#years = new Map([[memoranda, 5] as const, [minutes, 10] as const])
  }

  #as = (name: PersonName) => this.#sinupan.people[name]
  #ctx = () => this.#sinupan.app.contextFor(system)
  #id = () => this.#die.pick([...this.#docs.keys()])
  #count = (what: string) => this.done.set(what, (this.done.get(what) ?? 0) + 1)

  async begin() {
    const ana = this.#as('ana')
    const params = { deliveryUnitId: ana.unitId }
    const shelf = await ana.ask(contract.createLocation, { params, body: { location: 'Shelf' } })
    const box = await ana.ask(contract.createLocation, { params, body: { location: 'Box', parentId: shelf.id } })
    this.#shelf = shelf.id
    this.#box = box.id
    for (let count = 0; count < 8; count++) await this.make()
  }

  /** Answers its number. */
  async make(
    date = this.#die.pick(dates),
    category = this.#die.pick([...this.#years.keys(), ...this.#years.keys(), null]),
  ) {
    const ana = this.#as('ana')
    const content = `Paper ${this.#docs.size} ${this.#die.below(2 ** 31)}`
    const { fileManagerId: id } = await uploadOne(ana, { name: `${content}.txt`, content })
    await ana.ask(contract.updateDocument, {
      params: { id },
      body: { documentCategoryId: category, documentDate: date },
    })
    const { createdAt } = await ana.ask(contract.getDocument, { params: { id } })
    const known = { date, category, madeAt: new Date(createdAt), extended: null, place: null, binnedAt: null }
    const marks = { isPermanent: false, isRecord: false, isPosted: false }
    this.#docs.set(id, { ...known, ...marks, holds: new Set(), sha256s: new Set([hashOf(content)]) })
    return id
  }

  async replace() {
    const id = this.#id()
    const ana = this.#as('ana')
    const found = await ana.call(contract.getDocument, { params: { id } })
    if (found.status !== 200) return
    const [file] = found.body.fileManagerFiles
    const content = `Version ${this.#die.below(2 ** 31)}`
    const fields = { fileManagerId: id, replacesFileId: file?.id ?? 0 }
    const taken = await upload(ana, fields, [{ name: 'version.txt', content }]).catch(() => undefined)
    if (taken) this.#docs.get(id)?.sha256s.add(hashOf(content))
  }

  async place() {
    const [id, place] = [this.#id(), this.#die.pick([this.#shelf, this.#box, null])]
    const body = { fileLocationId: place, fileManagerIds: [id] }
    const { status } = await this.#as('ana').call(contract.placeDocuments, { body })
    const doc = this.#docs.get(id)
    if (status !== 200 || !doc) return
    doc.place = place
    for (const [hold, held] of this.#living) if (place !== null && held.has(place)) doc.holds.add(hold)
  }

  async hold() {
    const id = this.#id()
    const place = this.#die.pick([this.#shelf, this.#box])
    const isOfPlace = this.#die.chance(0.5)
    const target = isOfPlace ? { fileLocationId: place } : { fileManagerIds: [id] }
    const answer = await this.#as('records').call(contract.createHold, { body: { kind: 'legal', reason, ...target } })
    if (answer.status !== 201) return
    const { id: hold } = answer.body as contract.Hold
    const covered = new Set(isOfPlace ? [place, ...(place === this.#shelf ? [this.#box] : [])] : [])
    this.#living.set(hold, covered)
    for (const [at, doc] of this.#docs)
      if (isOfPlace ? doc.place !== null && covered.has(doc.place) : at === id) doc.holds.add(hold)
    this.#count('held')
  }

  async lift() {
    const [id] = this.#living.keys()
    if (id === undefined) return
    await this.#as('records').ask(contract.liftHold, { params: { id }, body: { reason } })
    this.#living.delete(id)
  }

  async keep() {
    const id = this.#id()
    const doc = this.#docs.get(id)
    const records = this.#as('records')
    if (!doc) return
    const fileManagerIds = [id]
    const way = this.#die.below(4)
    if (way === 0) {
      const { status } = await records.call(contract.declareRecords, { body: { fileManagerIds } })
      if (status === 200) doc.isRecord = true
    } else if (way === 1) {
      const isPermanent = this.#die.chance(0.4)
      const { status } = await records.call(contract.keepForEver, { body: { fileManagerIds, isPermanent, reason } })
      if (status === 200) doc.isPermanent = isPermanent
    } else if (way === 2) {
      const until = `20${27 + this.#die.below(10)}-06-15`
      const { status } = await records.call(contract.extendRetention, { body: { fileManagerIds, until, reason } })
      if (status === 200 && (doc.extended ?? '') < until) doc.extended = until
    } else if (await this.#given.approved(id).then(Boolean, () => false)) doc.isRecord = doc.isPosted = true
  }

  async rule() {
    const id = this.#die.pick([...this.#years.keys()])
    // What one series has is due sooner or later, so that there is always something to destroy.
    const retention = this.#die.pick(id === this.series ? [1, 3, 5, 10] : [1, 3, 5, 10, 15, null])
    const { status } = await this.#as('records').call(contract.updateCategory, { params: { id }, body: { retention } })
    if (status === 200) this.#years.set(id, retention)
  }

  async timePasses(days = this.#die.pick([1, 20, 29, 31, 200])) {
    this.#sinupan.clock.pass({ days, hours: this.#die.below(24) })
    for (const name of everybody) this.#sinupan.people[name] = await this.#sinupan.signIn(name)
  }

  async draft() {
    const fileManagerIds = [...new Set([this.#id(), this.#id(), this.#id()])]
    const body = { title: `Batch ${this.#batches.length}`, fileManagerIds }
    // What is blocked refuses all; then each alone.
    const whole = await this.#as('records').call(contract.createDisposal, { body })
    if (whole.status === 201) return void this.#batches.push((whole.body as contract.Disposal).id)
    for (const id of fileManagerIds) {
      const one = await this.#as('records').call(contract.createDisposal, { body: { ...body, fileManagerIds: [id] } })
      if (one.status === 201) return void this.#batches.push((one.body as contract.Disposal).id)
    }
  }

  /** Somebody takes a batch a step on, as its state asks, or stops it. */
  async advance() {
    const id = this.#die.pick(this.#batches.slice(-3))
    if (id === undefined) return
    const params = { id }
    const by = this.#as(this.#die.pick(['records', 'records2'] as const))
    const batch = await by.ask(contract.getDisposal, { params })
    const { status, listHash } = batch
    if (status === 'draft') await by.call(contract.submitDisposal, { params, body: {} })
    if (status === 'concurrence') {
      const items = batch.items
        .filter((item) => item.state === 'listed')
        .map(({ fileManager }) => ({ fileManagerId: fileManager.id, agrees: this.#die.chance(0.9), reason }))
      if (items.length > 0) await this.#as('ben').call(contract.concur, { params, body: { items } })
      const body = { authorityNumber: 'NAP-1', authorityDate: '2026-10-05', listHash }
      if (this.#die.chance(0.8)) {
        const { listHash: now } = await by.ask(contract.getDisposal, { params })
        await by.call(contract.authoriseDisposal, { params, body: { ...body, listHash: now } })
      }
    }
    if (status === 'authorised') await by.call(contract.executeDisposal, { params, body: { listHash } })
    if (status === 'executed' && this.#die.chance(0.3)) {
      const binned = batch.items.filter((item) => item.state === 'binned').map((item) => item.fileManager.id)
      if (binned.length > 0)
        await by.call(contract.restoreDisposed, { params, body: { fileManagerIds: [this.#die.pick(binned)], reason } })
    }
    if (this.#die.chance(0.03)) await by.call(contract.cancelDisposal, { params, body: {} })
  }

  /** The nights' jobs. */
  async night() {
    await purgeDisposed(this.#ctx())
    await filesSubscribers.find(({ queue }) => queue === 'sweep-blobs')?.handle(this.#ctx(), [{}])
  }

  async remove() {
    const id = this.#id()
    const { db } = this.#sinupan
    const by = this.#as(this.#die.pick([...everybody, 'ana', 'ana']))
    const refused = () => undefined
    const ways = [
      async () => {
        await by.call(contract.trashDocuments, { body: [id] })
        await by.call(contract.removeDocuments, { body: [{ id }] })
      },
      () => by.call(contract.trashDocument, { params: { id } }),
      () => by.call(contract.restoreDocument, { params: { id } }),
      () => sql`delete from documents where id = ${id}`.execute(db).catch(refused),
      () => sql`delete from documents where disposed_in is not null`.execute(db).catch(refused),
      () => sql`delete from disposal_items`.execute(db).catch(refused),
    ]
    await this.#die.pick<() => Promise<unknown>>(ways)()
  }

  async step() {
    const acts = [this.make, this.replace, this.place, this.hold, this.lift, this.keep, this.rule, this.timePasses]
    const ofDisposal = [this.draft, this.draft, this.advance, this.advance, this.advance, this.night]
    const all = [...acts, ...ofDisposal, ...ofDisposal, this.remove, this.remove]
    await this.#die.pick<() => Promise<unknown>>(all).call(this)
  }

  #isHeld = (doc: Doc) => [...doc.holds].some((id) => this.#living.has(id))
  #isDue(doc: Doc): boolean {
    const years = doc.category === null ? null : this.#years.get(doc.category)
    const until = keptUntil(doc, years, this.#timeZone)
    const today = new Intl.DateTimeFormat('sv', { timeZone: this.#timeZone }).format(this.#sinupan.clock.now())
    return until !== null && until < today
  }

  /** What went was free to go, at the moment when it went. */
  async check() {
    const { rows } = await sql<{ id: number; isBinned: boolean; sha256s: string[] }>`
      select d.id, d.disposed_in is not null as is_binned, array(select sha256 from files f where f.document_id = d.id) as sha256s
      from documents d`.execute(this.#sinupan.db)
    const there = new Map(rows.map((row) => [row.id, row]))
    for (const [id, doc] of this.#docs) {
      const found = there.get(id)
      if (!found) await this.#checkGone(id, doc)
      else {
        expect({ id, sha256s: new Set(found.sha256s) }).toEqual({ id, sha256s: doc.sha256s })
        if (found.isBinned && !doc.binnedAt) this.#checkFree(id, doc, 'binned')
        if (!found.isBinned && doc.binnedAt) this.#count('restored')
        doc.binnedAt = found.isBinned ? (doc.binnedAt ?? this.#sinupan.clock.now()) : null
      }
    }
    while (this.#docs.size < 8) await this.make()
  }

  #checkFree(id: number, doc: Doc, what: string) {
    const state = { isHeld: this.#isHeld(doc), isDue: this.#isDue(doc), isPosted: doc.isPosted }
    expect({ id, what, ...state }).toEqual({ id, what, isHeld: false, isDue: true, isPosted: false })
    this.#count(what)
  }

  async #checkGone(id: number, doc: Doc) {
    this.#docs.delete(id)
    if (!doc.binnedAt) {
      const isKept = doc.isRecord || doc.isPermanent || this.#isHeld(doc)
      expect({ id, isKept }).toEqual({ id, isKept: false })
      return this.#count('removed by its people')
    }
    this.#checkFree(id, doc, 'erased')
    const days = (this.#sinupan.clock.now().getTime() - doc.binnedAt.getTime()) / 86_400_000
    expect({ id, isLate: days >= 30 }).toEqual({ id, isLate: true })
    const { rows } = await sql<{ sha256s: string[] }>`
      select sha256s from disposal_items where document_id = ${id} and state = 'destroyed'`.execute(this.#sinupan.db)
    expect(rows.map((row) => new Set(row.sha256s))).toEqual([doc.sha256s])
  }

  /** Each byte of what is still there lies in the storage, as it came. */
  async checkBytes() {
    const { storage } = this.#ctx()
    for (const { sha256s } of this.#docs.values())
      for (const sha256 of sha256s) expect(hashOf(await readFile(storage.pathOf(sha256)))).toBe(sha256)
  }
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
