import { getDocumentByRoute, getPublicDocument, prepareDownload } from '@sinupan/contract'
import { command } from '../../lib/command.ts'
import { query } from '../../lib/query.ts'

export const publicDocumentQuery = (routeId: string) => query(getPublicDocument, { params: { routeId } })
export const ownDocumentQuery = (routeId: string) => query(getDocumentByRoute, { params: { routeId } })
export const usePrepareDownload = command(prepareDownload)
