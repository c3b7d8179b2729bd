import { listChildrenInUnit } from '@sinupan/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../lib/api.ts'
import { focusRow } from '../../list/rows.ts'
import { onlyThis } from '../../list/selection.ts'
import { useIsPhone } from '../../ui/media.ts'
import { folderEntryId, useNewFolders } from '../documents/index.ts'
import { asked } from './use-contents.ts'
import type { FolderList } from './use-folder-list.ts'

/** As many as one call gives, and as many calls as are worth a look. */
const pageSize = 200
const mostPages = 10

/** A folder that was just made in the shown place is chosen and seen, on whatever page of the list it stands. */
export function useArrival(list: FolderList): void {
  const { place, view, change, selecting, contents, order } = list
  const phone = useIsPhone()
  const [arrivedId, setArrived] = useState<number>()
  useNewFolders((folder) => {
    if (!place || (folder.parentId ?? 0) !== place.id || folder.deliveryUnitId !== place.unitId) return
    setArrived(folder.id)
    // A filter that hides it would make it look lost.
    if (view.search) change({ search: '', page: 0, folderPage: 0 })
    else void findPage(list, folder.id).then((folderPage) => folderPage !== undefined && change({ folderPage }))
  })
  const entryId = arrivedId === undefined ? undefined : folderEntryId(arrivedId)
  const isHere = entryId !== undefined && order.includes(entryId)
  const greet = useEffectEvent(() => {
    if (entryId === undefined) return
    setArrived(undefined)
    // While something is chosen on a phone, a tap chooses too: there it is only seen.
    if (!phone) selecting.set(onlyThis(entryId))
    focusRow(entryId)
  })
  useEffect(() => {
    if (isHere) greet()
  }, [isHere])
  const { moreFolders } = contents
  useEffect(() => {
    // In a continuous list one reads on until it is there.
    if (entryId !== undefined && !isHere) moreFolders?.()
  }, [entryId, isHere, moreFolders])
}

/** The page of the folders that one stands on, as the list is sorted now; undefined where the list has no pages. */
async function findPage({ place, view, sizes }: FolderList, id: number): Promise<number | undefined> {
  if (sizes.folders.isScrolled) return undefined
  const { params, query: usual } = asked(place, view)
  for (let page = 0; page < mostPages; page += 1) {
    const query = { ...usual, search: undefined, page, pageSize, only: 'folders' } as const
    const items = (await call(listChildrenInUnit, { params, query })).folders?.items ?? []
    const at = items.findIndex((folder) => folder.id === id)
    if (at >= 0) return Math.floor((page * pageSize + at) / sizes.folders.rows)
    if (items.length < pageSize) return undefined
  }
  return undefined
}
