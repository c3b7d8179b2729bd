import { createDrop, listOwnDrops, revokeDrop } from '@sinupan/contract'
import { command } from '../../lib/command.ts'
import { query } from '../../lib/query.ts'

/** What is asked for into a folder, by whomever of its unit. */
export const folderDropsQuery = (fileFolderId: number, deliveryUnitId: number) =>
  query(listOwnDrops, { query: { fileFolderId, deliveryUnitId, state: 'live', pageSize: 50 } })

export const useCreateDrop = command(createDrop, { refreshes: ['Drop'] })
export const useRevokeDrop = command(revokeDrop, { refreshes: ['Drop'] })
