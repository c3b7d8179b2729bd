import { bearer } from '../../lib/api.ts'

/** An address and the headers of a request that our own code makes: the bearer in place of the ticket. */
export interface Request {
  url: string
  headers: Record<string, string>
}

/** How our own code asks for an address of a preview. The bearer lasts as long as the session, a ticket 10 minutes. */
export function requestFor(address: string, withBearer = false): Request {
  const url = new URL(address, window.location.origin)
  const headers = withBearer ? bearer() : {}
  if (headers.authorization) url.searchParams.delete('ticket')
  return { url: url.href, headers }
}
