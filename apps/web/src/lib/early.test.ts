import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askedAt, followOpenings, noteAsked, takeEarly } from './early.ts'

/** A page with its address and its storage, as much of it as is needed here. */
function openPage(pathname: string, search = '') {
  const page = Object.assign(new EventTarget(), { location: { pathname, search } as Location })
  vi.stubGlobal('window', page)
  return page
}
const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
}
const at = (pathname: string, search = '') => askedAt({ pathname, search } as Location)

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => void vi.unstubAllGlobals())

test('what a page asks for while it opens is known when it is opened again, each page for itself', () => {
  openPage('/archive/my-office')
  noteAsked('/api/Notification/Unread')
  noteAsked('/api/FileFolder/My?page=0')
  noteAsked('/api/Notification/Unread')
  openPage('/archive/trash')
  noteAsked('/api/FileFolder/Trash/1')
  expect(at('/archive/my-office')).toEqual(['/api/Notification/Unread', '/api/FileFolder/My?page=0'])
  expect(at('/archive/trash')).toEqual(['/api/FileFolder/Trash/1'])
  expect(at('/archive/pinned')).toEqual([])
})

test('a page that is opened anew forgets what it asked for before', () => {
  openPage('/archive/office-archive')
  noteAsked('/api/Old')
  openPage('/archive/pinned')
  noteAsked('/api/Between')
  openPage('/archive/office-archive')
  noteAsked('/api/New')
  expect(at('/archive/office-archive')).toEqual(['/api/New'])
})

test('words that somebody searched for are kept nowhere, and nothing is asked early for them', () => {
  openPage('/archive/search', '?search=salaries')
  noteAsked('/api/Search?search=salaries')
  expect([...stored.values()].join()).not.toContain('salaries')
  openPage('/archive/search')
  noteAsked('/api/Search')
  expect(at('/archive/search', '?search=salaries')).toEqual([])
})

test('what is asked for after somebody did something there no longer belongs to the opening', () => {
  for (const event of ['pointerdown', 'keydown']) {
    const page = openPage(`/archive/after-${event}`)
    followOpenings()
    noteAsked('/api/First')
    page.dispatchEvent(new Event(event))
    noteAsked('/api/Second')
    expect(at(`/archive/after-${event}`)).toEqual(['/api/First'])
  }
})

test('at most twelve calls of the twelve pages that were opened last are kept', () => {
  for (let page = 1; page <= 13; page += 1) {
    openPage(`/archive/${page}`)
    for (let call = 1; call <= 13; call += 1) noteAsked(`/api/Call/${call}`)
  }
  expect(at('/archive/1')).toEqual([])
  expect(at('/archive/2')).toHaveLength(12)
  expect(at('/archive/13').at(-1)).toBe('/api/Call/12')
})

test('only addresses of the own API are asked for early, whatever stands in the storage', () => {
  for (const address of ['https://elsewhere.example/api/A', '//elsewhere.example', '/api/../steal', '/files/1', 7]) {
    stored.set('ASKED', JSON.stringify({ '/archive/my-office': ['/api/Good', address] }))
    expect(at('/archive/my-office')).toEqual([])
  }
  for (const text of ['{', '[]', 'null', '"text"', '{"/archive/my-office":"/api/A"}']) {
    stored.set('ASKED', text)
    expect(at('/archive/my-office')).toEqual([])
  }
})

test('where nothing can be stored, a page opens all the same', () => {
  vi.stubGlobal('localStorage', undefined)
  openPage('/archive/refused')
  noteAsked('/api/Call')
  expect(at('/archive/refused')).toEqual([])
})

test('an early answer is taken once, by the call that it is of, of the person that it was asked for', async () => {
  const page = openPage('/archive/my-office')
  const answer = Promise.resolve(new Response('early'))
  Object.assign(page, { sinupanEarly: { token: 'ana', answers: new Map([['/api/Call', answer]]) } })
  expect(takeEarly('/api/Call', 'ben')).toBeUndefined()
  expect(takeEarly('/api/Call', undefined)).toBeUndefined()
  expect(takeEarly('/api/Other', 'ana')).toBeUndefined()
  expect(await takeEarly('/api/Call', 'ana')?.then((one) => one.text())).toBe('early')
  expect(takeEarly('/api/Call', 'ana')).toBeUndefined()
})

test('where nothing was asked early, nothing is taken', () => {
  openPage('/archive/my-office')
  expect(takeEarly('/api/Call', 'ana')).toBeUndefined()
})
