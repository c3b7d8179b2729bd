import { getDocumentByRoute, getPublicDocument } from '@sinupan/contract'
import { query } from '../../lib/query.ts'

export const publicDocumentQuery = (routeId: string) => query(getPublicDocument, { params: { routeId } })
export const ownDocumentQuery = (routeId: string) => query(getDocumentByRoute, { params: { routeId } })
