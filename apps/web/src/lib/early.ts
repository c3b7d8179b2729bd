/** What was asked for before the application was there, by address, for whom that token is. */
export interface EarlyAnswers {
  token: string
  answers: Map<string, Promise<Response>>
}

declare global {
  interface Window {
    sinupanEarly?: EarlyAnswers
  }
}

type Asked = Record<string, readonly string[]>

const key = 'ASKED'
const mostPages = 12
const mostAddresses = 12

/**
 * What a page asked for when it was last opened. Of one with a query nothing is kept: it may hold words that somebody
 * searched for.
 */
export const askedAt = ({ pathname, search }: Location): readonly string[] =>
  search === '' ? (read()[pathname] ?? []) : []

/** The answer that was asked for early, once. */
export function takeEarly(address: string, token: string | undefined): Promise<Response> | undefined {
  const early = globalThis.window?.sinupanEarly
  if (!early || early.token !== token) return undefined
  const answer = early.answers.get(address)
  early.answers.delete(address)
  return answer
}

interface Opening {
  pathname: string
  asked: Set<string>
  isOver: boolean
}
let opening: Opening | undefined

/** What is asked for belongs to the opening of a page until somebody does something there. */
export function followOpenings(): void {
  const end = () => {
    if (opening) opening.isOver = true
  }
  for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, end, { capture: true })
}

/** Keeps what was asked for, where it belongs to the opening of a page. */
export function noteAsked(address: string): void {
  const { pathname, search } = globalThis.window?.location ?? { search: '?' }
  if (search !== '') return
  if (opening?.pathname !== pathname) opening = { pathname, asked: new Set(), isOver: false }
  if (opening.isOver || opening.asked.has(address) || opening.asked.size >= mostAddresses) return
  opening.asked.add(address)
  const { [pathname]: _, ...others } = read()
  const kept = Object.entries(others).slice(1 - mostPages)
  write({ ...Object.fromEntries(kept), [pathname]: [...opening.asked] })
}

function read(): Asked {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return isAsked(all) ? all : {}
  } catch {
    return {}
  }
}

function write(asked: Asked): void {
  try {
    localStorage.setItem(key, JSON.stringify(asked))
  } catch {
    // Full or refused: the next opening is as slow as a first one.
  }
}

const isAsked = (value: unknown): value is Asked =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((list) => Array.isArray(list) && list.every(isOwn))

/** Only addresses of our own API: nothing else gets the token. */
const isOwn = (address: unknown) => typeof address === 'string' && /^\/api\/[A-Z]/.test(address)
