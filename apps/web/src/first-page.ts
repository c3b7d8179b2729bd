import { askedAt, type EarlyAnswers } from './lib/early.ts'

// Runs before the first paint, and before the application is there. A file of its own because the security policy allows
// no inline script.

const page = document.documentElement
const { pathname } = window.location

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage may be refused; then nobody is signed in, and the system chooses light or dark.
    return null
  }
}

const chosen = stored('mantine-color-scheme-value') ?? 'auto'
const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
page.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')

const token = stored('TOKEN')
const isStaffPage = /^\/(archive|admin|campus|user-profile|du-archive)(\/|$)/i.test(pathname)
if (token !== null && stored('USER') !== null && isStaffPage) {
  page.dataset.firstFrame = ''
  const rail = railWidth(stored('USER_PREFERENCE'))
  if (rail) page.style.setProperty('--first-rail', `${rail}px`)
  const parts = document.currentScript?.dataset.staff?.split(' ') ?? []
  for (const href of parts) preload(href)
  askEarly(token)
}

function railWidth(preference: string | null): number | undefined {
  try {
    const { rail = {} } = JSON.parse(preference ?? '{}') as { rail?: { width?: number; open?: { usual?: boolean } } }
    return rail.open?.usual === false ? 56 : rail.width
  } catch {
    return undefined
  }
}

function preload(href: string): void {
  const link = document.createElement('link')
  link.crossOrigin = ''
  if (href.endsWith('.css')) {
    link.rel = 'preload'
    link.as = 'style'
  } else link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}

/** Asks again for what this address asked for when it was last opened; the application takes the answers. */
function askEarly(token: string): void {
  const headers = { authorization: `Bearer ${token}` }
  const ask = (address: string): [string, Promise<Response>] => {
    const answer = fetch(address, { headers, signal: AbortSignal.timeout(30_000) })
    // Whoever takes it is told; where nobody does, it was for nothing.
    answer.catch(() => undefined)
    return [address, answer]
  }
  const early: EarlyAnswers = { token, answers: new Map(askedAt(window.location).map(ask)) }
  window.sinupanEarly = early
}
