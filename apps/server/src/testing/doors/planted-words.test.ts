import * as contract from '@sinupan/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../caller.ts'
import { startSinupan } from '../sinupan.ts'
import { type ActorName, actors, isMember, states } from './matrix.ts'
import { askAbout, askLists, type Kind, kinds, mayFind, mayKnow, type PlantedThing, plant, textOf } from './planted.ts'

/**
 * A word that stands nowhere else is planted in each place of a document in each state. Nobody meets it who may not know
 * it: in no list, search, suggestion, facet, count, history, notice or mail. Who may know it finds it.
 */
const sinupan = await startSinupan()
const { app, db, people, nobody, university } = sinupan
const callerOf = (actor: ActorName): Caller => (actor === 'nobody' ? nobody : people[actor])
const things: PlantedThing[] = []

beforeAll(async () => {
  for (const state of states) things.push(await plant(sinupan, state))
  // Whoever may pin it finds it in their pinned list too.
  for (const { documentId: id } of things)
    for (const actor of actors) await callerOf(actor).call(contract.pinDocument, { params: { id } })
  await app.drain()
})

const met = (actor: ActorName, text: string) =>
  things.flatMap(({ state, words }) =>
    kinds
      .filter((kind) => !mayKnow(actor, state, kind) && text.includes(words[kind]))
      .map((kind) => `${state} ${kind}`),
  )

const misspelt = (word: string) => `${word.slice(0, 6)}${word.slice(7)}`

describe.each(actors)('%s', (actor) => {
  const caller = callerOf(actor)

  test('meets no word in the lists that they may not know, and those that they may', async () => {
    const text = await askLists(caller, university.categories.memoranda)
    expect(met(actor, text)).toEqual([])
    if (actor === 'ana' || actor === 'ben')
      for (const { state, words } of things.filter((thing) => thing.state !== 'trashedWithFolder'))
        expect([state, text.includes(words.name)]).toEqual([state, true])
    if (actor === 'nobody')
      expect(things.filter(({ words }) => text.includes(words.name)).map(({ state }) => state)).toEqual(['atPublic'])
  })

  test('meets no word in what is answered about the things themselves', async () => {
    for (const thing of things) {
      const text = await askAbout(caller, thing)
      expect([thing.state, met(actor, text)]).toEqual([thing.state, []])
      // That the words are there to be met is shown by those who may.
      if (!mayKnow(actor, thing.state, 'name')) continue
      expect([thing.state, text.includes(thing.words.name)]).toEqual([thing.state, true])
      if (!mayKnow(actor, thing.state, 'text')) continue
      expect(text).toContain(thing.words.text)
      expect([thing.state, text.includes(`It is about ${thing.words.attached} too.`)]).toEqual([thing.state, true])
    }
  })

  test('finds by the words that they may know, and by no others', async () => {
    for (const { state, words, documentId, folderId, locationId } of things) {
      expect([state, await findInside(words.place)]).toEqual([state, isMember(actor) ? [locationId] : []])
      const isFolderFound = isMember(actor) && state !== 'trashedWithFolder'
      expect([state, await findInside(words.folder)]).toEqual([state, isFolderFound ? [folderId] : []])
      for (const kind of ['name', 'description', 'fileName', 'text', 'attached', 'earlierText', 'note'] as const) {
        const isWanted = mayFind(actor, state, kind) && kind !== 'earlierText' && kind !== 'note'
        const expected = isWanted ? [documentId] : []
        expect([state, kind, await findInside(words[kind])]).toEqual([state, kind, caller.unitId ? expected : []])
      }
    }
  })

  test('is suggested no word by a misspelt one that they may not know', async () => {
    for (const { state, words } of things)
      for (const kind of ['name', 'fileName', 'text'] as const) {
        const text = await guess(words[kind])
        expect([state, kind, met(actor, text)]).toEqual([state, kind, []])
      }
  })

  // Who is signed in and in no unit has no unit to search from.
  async function findInside(word: string): Promise<number[]> {
    if (!caller.unitId) return []
    const params = { duId: caller.unitId }
    const answer = await caller.call(contract.search, { params, body: { search: word } })
    expect([word, met(actor, textOf(answer))]).toEqual([word, []])
    const { items, total, facets } = answer.body
    expect(total).toBe(items.length)
    const counts = Object.values(facets).flatMap((facet: { count: number }[]) => facet.map(({ count }) => count))
    if (total === 0) expect(counts.filter((count) => count > 0)).toEqual([])
    for (const search of [word, word.slice(0, 8)]) {
      const quick = await caller.call(contract.quickSearch, { params: { ...params, type: 'any' }, query: { search } })
      expect([word, met(actor, textOf(quick))]).toEqual([word, []])
      if (total === 0) expect([search, quick.body.items.filter((one) => one.type === 'File')]).toEqual([search, []])
    }
    return items.map((item) => item.id)
  }

  async function guess(word: string): Promise<string> {
    const search = misspelt(word)
    const duId = caller.unitId || 1
    const answers = await Promise.all([
      caller.call(contract.search, { params: { duId }, body: { search } }),
      caller.call(contract.quickSearch, { params: { duId, type: 'any' }, query: { search } }),
    ])
    return answers.map(textOf).join('\n')
  }
})

// What outsiders are answered is the same whoever else is signed in, and is asked once.
describe('the public search', () => {
  const searched = ['name', 'description', 'fileName', 'text', 'attached', 'earlierText', 'note'] as const

  test('finds what is public by the words that everybody may know, and by no others', async () => {
    for (const { state, words } of things)
      for (const kind of searched) {
        const isWanted = mayFind('nobody', state, kind) && kind !== 'earlierText' && kind !== 'note'
        const isPublic = isWanted && state === 'atPublic'
        expect([state, kind, await countInPublic(words[kind])]).toEqual([state, kind, isPublic ? 1 : 0])
      }
  })

  test('suggests no word by a misspelt one that not everybody may know', async () => {
    for (const { state, words } of things)
      for (const kind of ['name', 'fileName', 'text'] as const) {
        const text = textOf(await nobody.call(contract.listPublic, { query: { search: misspelt(words[kind]) } }))
        expect([state, kind, met('nobody', text)]).toEqual([state, kind, []])
      }
  })

  async function countInPublic(word: string): Promise<number> {
    const answer = await nobody.call(contract.listPublic, { query: { search: word } })
    expect([word, met('nobody', textOf(answer))]).toEqual([word, []])
    const { facets, total, items } = answer.body
    expect(total).toBe(items.length)
    if (total === 0) expect(JSON.stringify(facets)).not.toMatch(/"count":[1-9]/)
    return total
  }
})

describe('what is told unasked', () => {
  const hidden: Kind[] = [
    'description',
    'folder',
    'fileName',
    'text',
    'attached',
    'earlierText',
    'note',
    'place',
    'loanReason',
    'holdReason',
    'batch',
  ]
  const holding = (text: string, among: Kind[]) =>
    things.flatMap(({ state, words }) =>
      among.filter((kind) => text.includes(words[kind])).map((kind) => `${state} ${kind}`),
    )

  test('notices hold titles and reasons alone, and those only for the sender and who decides', async () => {
    for (const actor of actors) {
      const text = textOf(await callerOf(actor).call(contract.listNotifications, { query: { pageSize: 200 } }))
      const isTold = actor === 'ana' || actor === 'approver'
      expect([actor, holding(text, isTold ? hidden : kinds)]).toEqual([actor, []])
      if (isTold) expect(holding(text, ['name']).length).toBeGreaterThan(1)
    }
  })

  test('mails tell neither more, nor anything of what is classified', async () => {
    const mails = await db.selectFrom('mails').select(['recipient', 'subject', 'bodyText', 'bodyHtml']).execute()
    const text = JSON.stringify(mails)
    expect(holding(text, hidden)).toEqual([])
    expect(holding(text, ['name', 'reason']).filter((one) => /classified/i.test(one))).toEqual([])
    expect(holding(text, ['reason'])).toEqual(['returned reason', 'sharedReturned reason'])
    expect(new Set(mails.map((mail) => mail.recipient))).toEqual(
      new Set(['ana@haraya.example', 'approver@haraya.example']),
    )
  })
})
