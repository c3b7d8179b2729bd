import { changeLink, createLink, listLinks, revokeLink } from '@sinupan/contract'
import { command } from '../../lib/command.ts'
import { query } from '../../lib/query.ts'

export const linksQuery = (fileId: number) => query(listLinks, { params: { fileId }, query: { pageSize: 50 } })

export const useCreateLink = command(createLink, { refreshes: ['FileManager'] })
export const useChangeLink = command(changeLink, { refreshes: ['FileManager'] })
export const useRevokeLink = command(revokeLink, { refreshes: ['FileManager'] })
