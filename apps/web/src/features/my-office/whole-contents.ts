import { listChildrenInUnit } from '@sinupan/contract'
import { call } from '../../lib/api.ts'
import { keyOf } from '../../lib/query.ts'
import { mostChosen, readUpTo } from '../../list/use-whole-choice.ts'
import { documentEntry, type Entry, folderEntry, type Place } from '../documents/index.ts'
import type { FolderView } from './folder-url.ts'
import { asked } from './use-contents.ts'

const nothing = { items: [], total: 0 }

/** How all of a folder's contents are read, folders first, as the view sorts and filters them. */
export function wholeContents(place: Place | undefined, view: FolderView) {
  const { id, unitId } = place ?? { id: 0, unitId: 0 }
  const params = { parentId: id, duId: unitId }
  const wanted = asked(view)
  const read = async (): Promise<Entry[]> => {
    const folders = await readUpTo(mostChosen, async (page) => {
      const answer = await call(listChildrenInUnit, { params, query: { ...wanted, ...page, only: 'folders' } })
      return answer.folders ?? nothing
    })
    const documents = await readUpTo(mostChosen - folders.length, async (page) => {
      const answer = await call(listChildrenInUnit, { params, query: { ...wanted, ...page, only: 'files' } })
      return answer.files ?? nothing
    })
    return [...folders.map(folderEntry), ...documents.map(documentEntry)]
  }
  return { queryKey: keyOf(listChildrenInUnit, { params, query: wanted }), read }
}
