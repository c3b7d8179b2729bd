import { listChildrenInUnit } from '@sinupan/contract'
import { call } from '../../lib/api.ts'
import type { PagedList } from '../../lib/preferences.ts'
import { keyOf } from '../../lib/query.ts'
import { joined, useListed } from '../../list/listed.ts'
import { mostChosen, readUpTo } from '../../list/use-whole-choice.ts'
import { documentEntry, type Entry, folderEntry, type Place, refetchForPages } from '../documents/index.ts'
import type { FolderView } from './folder-url.ts'

/** How a view wants the contents of a place; nothing is asked while there is none. */
export const asked = (place: Place | undefined, { sorting, search }: FolderView) => ({
  params: { parentId: place?.id ?? 0, duId: place?.unitId ?? 0 },
  query: { sort: sorting.column, order: sorting.direction, search: search || undefined },
})

const only = <Kind extends 'folders' | 'files'>(
  { params, query }: ReturnType<typeof asked>,
  kind: Kind,
  page = {},
) => ({
  params,
  query: { ...query, ...page, only: kind },
})

/** What lies in a folder, as the view wants it: its folders and its documents, each with pages of their own. */
export function useContents(
  place: Place | undefined,
  view: FolderView,
  lists: { folders: PagedList; documents: PagedList },
) {
  const wanted = asked(place, view)
  const isOn = place !== undefined
  const folders = useListed(listChildrenInUnit, only(wanted, 'folders'), {
    list: lists.folders,
    page: view.folderPage,
    isOn,
    listIn: (answer) => answer.folders,
  })
  const documents = useListed(listChildrenInUnit, only(wanted, 'files'), {
    list: lists.documents,
    page: view.page,
    isOn,
    listIn: (answer) => answer.files,
    againIn: refetchForPages,
  })
  const folder = (documents.answer ?? folders.answer)?.folder
  return { ...joined(folders, documents), folder, moreFolders: folders.more }
}
export type Contents = ReturnType<typeof useContents>

const nothing = { items: [], total: 0 }

/** How all of a folder's contents are read, folders first, as the view sorts and filters them. */
export function wholeContents(place: Place | undefined, view: FolderView) {
  const wanted = asked(place, view)
  const read = async (): Promise<Entry[]> => {
    const folders = await readUpTo(mostChosen, async (page) => {
      const answer = await call(listChildrenInUnit, only(wanted, 'folders', page))
      return answer.folders ?? nothing
    })
    const documents = await readUpTo(mostChosen - folders.length, async (page) => {
      const answer = await call(listChildrenInUnit, only(wanted, 'files', page))
      return answer.files ?? nothing
    })
    return [...folders.map(folderEntry), ...documents.map(documentEntry)]
  }
  return { queryKey: keyOf(listChildrenInUnit, wanted), read }
}
