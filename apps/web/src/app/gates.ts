import { type MiddlewareFunction, redirect } from 'react-router'
import { currentUser } from '../lib/account.ts'
import { paths } from '../lib/paths.ts'
import type { StoredUser } from '../lib/stored-user.ts'

/** For whom a screen is: everybody, outsiders only, signed-in people. */
export type Audience = 'open' | 'guest' | 'staff'

interface Place {
  audience: Audience
  pathname: string
  search: string
}

type Duties = Pick<StoredUser, 'isAdmin' | 'isCru' | 'isApprover' | 'mustSetUpSecondFactor'>

const inRecords = (user: Duties) => user.isCru || user.isAdmin
const reviews = (user: Duties) => user.isApprover || inRecords(user)

/** Screens that only some of the signed-in people may enter (specification, section 2; screens: Guards). */
const reserved: readonly [RegExp, (user: Duties) => boolean][] = [
  [/\/admin(\/|$)/i, (user) => user.isAdmin],
  [/^\/archive\/cru-file-posting(\/|$)/i, reviews],
  [/^\/archive\/freedom-of-information\/(public-request|registers)(\/|$)/i, inRecords],
  [/^\/archive\/cru-expire-document(\/|$)/i, inRecords],
  [/^\/archive\/cru-expire-document\/holds(\/|$)/i, (user) => user.isCru],
  [/^\/archive\/cru-(unscheduled|transfers?|forms)(\/|$)/i, (user) => user.isCru],
  [/^\/archive\/document-(category-group|category-type|tag)(\/|$)/i, inRecords],
]

/** Where a navigation has to go instead, or undefined where it may go on. */
export function redirectFor({ audience, pathname, search }: Place, user: Duties | undefined): string | undefined {
  if (!user) {
    if (audience === 'staff') return paths.publicSearch()
    const isIncomplete = (isResetPassword(pathname) && !hasLink(search)) || isVerificationOfNothing(pathname)
    return isIncomplete ? paths.notFound() : undefined
  }
  if (audience === 'guest') return paths.archive()
  if (audience === 'staff' && user.mustSetUpSecondFactor) return paths.secondFactor()
  return reserved.some(([path, mayEnter]) => path.test(pathname) && !mayEnter(user)) ? paths.notFound() : undefined
}

const isResetPassword = (pathname: string) => pathname.toLowerCase().replace(/\/+$/, '') === paths.resetPassword()

// A code is entered for an address; what is none has no code.
const isVerificationOfNothing = (pathname: string) => /^\/email-verification\/(?!.*(@|%40))/i.test(pathname)

function hasLink(search: string): boolean {
  const query = new URLSearchParams(search)
  return Boolean(query.get('userId') && query.get('token'))
}

/** The gate of a group of routes; it is asked before each navigation. */
export const gate =
  (audience: Audience): MiddlewareFunction =>
  ({ request }) => {
    const { pathname, search } = new URL(request.url)
    const to = redirectFor({ audience, pathname, search }, currentUser())
    if (to) throw redirect(to)
  }
