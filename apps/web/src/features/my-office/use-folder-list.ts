import { useEffect, useMemo, useState } from 'react'
import { otherPageSizes, useGroupBy, useLayout, usePageSize, usualPageSizes } from '../../lib/preferences.ts'
import type { Layout, PageSize } from '../../lib/stored-preferences.ts'
import { useWholeChoice } from '../../list/use-whole-choice.ts'
import { documentEntry, type Entry, folderEntry, learnPlaces, type Place } from '../documents/index.ts'
import { groupEntries } from '../entry-list/index.ts'
import { useFolderView } from './folder-url.ts'
import { useContents } from './use-contents.ts'
import { wholeContents } from './whole-contents.ts'

/** A folder's list as the address and the person's preferences want it, and what is chosen in it. */
export function useFolderList(place: Place | undefined) {
  const [view, change] = useFolderView()
  const [layout, setLayout] = useLayout('folder')
  const [hasDocuments, setHasDocuments] = useState(true)
  const sizes = useSizes(layout, hasDocuments)
  const [groupBy] = useGroupBy('folder')
  const contents = useContents(place, view, sizes)
  const { folders, files } = contents
  const isKnown = !contents.isPending
  useEffect(() => {
    if (isKnown) setHasDocuments(files.total > 0)
  }, [isKnown, files.total])
  const groups = useMemo(() => {
    const entries: Entry[] = [...folders.items.map(folderEntry), ...files.items.map(documentEntry)]
    return groupEntries(entries, groupBy)
  }, [folders.items, files.items, groupBy])
  const entries = useMemo(() => groups.flatMap((group) => group.entries), [groups])
  const order = useMemo(() => entries.map((entry) => entry.id), [entries])
  const { selecting, chosen, scope } = useWholeChoice<Entry>({
    shown: entries,
    total: folders.total + files.total,
    isScrolled: sizes.files === 'scroll',
    ...wholeContents(place, view),
  })
  if (place) learnPlaces(folders.items, place.unitId)
  useLastPage(files.items.length === 0 && files.total > 0 ? files.pages - 1 : undefined, (page) => change({ page }))
  useLastPage(folders.items.length === 0 && folders.total > 0 ? folders.pages - 1 : undefined, (folderPage) =>
    change({ folderPage }),
  )
  return {
    place,
    view,
    change,
    layout,
    setLayout,
    sizes,
    contents,
    groups,
    order,
    entries,
    selecting,
    chosen,
    scope,
    find: (id: string | undefined) => entries.find((entry) => entry.id === id),
  }
}
export type FolderList = ReturnType<typeof useFolderList>

/** The specification's sizes (section 9): 5 folders beside 10 documents, 10 where there are none; 9 and 9 as cards. */
function useSizes(layout: Layout, hasDocuments: boolean) {
  const isGrid = layout === 'grid'
  const [folders, setFolders] = usePageSize(isGrid ? 'folderGrid' : hasDocuments ? 'folderFile' : 'folderTable')
  const [, setOtherFolders] = usePageSize(hasDocuments ? 'folderTable' : 'folderFile')
  const [files, setFiles] = usePageSize(isGrid ? 'grid' : 'table')
  const usual = isGrid ? usualPageSizes.grid : usualPageSizes.table
  const set = (size: PageSize) => {
    const ofFolders = (list: 'folderGrid' | 'folderFile' | 'folderTable') =>
      size === usual ? usualPageSizes[list] : size
    setFiles(size)
    setFolders(ofFolders(isGrid ? 'folderGrid' : hasDocuments ? 'folderFile' : 'folderTable'))
    if (!isGrid) setOtherFolders(ofFolders(hasDocuments ? 'folderTable' : 'folderFile'))
  }
  const choices: readonly PageSize[] = [usual, ...otherPageSizes]
  return { folders, files, choices, set }
}

/** Where the last row of the last page went, the page before it shows. */
function useLastPage(last: number | undefined, go: (page: number) => void): void {
  useEffect(() => {
    if (last !== undefined) go(last)
    // Only the number counts: `go` is another function at every drawing.
  }, [last])
}
