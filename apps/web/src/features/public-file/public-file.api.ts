import { getDocumentByRoute, getPublicDocument, openLink, openLinkWithPassword } from '@sinupan/contract'
import { command } from '../../lib/command.ts'
import { query } from '../../lib/query.ts'

export const publicDocumentQuery = (routeId: string) => query(getPublicDocument, { params: { routeId } })
export const ownDocumentQuery = (routeId: string) => query(getDocumentByRoute, { params: { routeId } })

/** Opening a link is counted, and begins a visit: it is asked once. */
export const linkQuery = (token: string) => ({
  ...query(openLink, { params: { token } }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})
export const useUnlock = command(openLinkWithPassword)
