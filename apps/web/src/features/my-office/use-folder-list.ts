import { useEffect, useMemo, useState } from 'react'
import { type PagedList, useGroupBy, useLayout, usualPageSizes } from '../../lib/preferences.ts'
import type { Layout, PageSize } from '../../lib/stored-preferences.ts'
import { usePageRows } from '../../list/page-rows.ts'
import { useWholeChoice } from '../../list/use-whole-choice.ts'
import { documentEntry, type Entry, folderEntry, learnPlaces, type Place } from '../documents/index.ts'
import { groupEntries } from '../entry-list/index.ts'
import { useFolderView } from './folder-url.ts'
import { useContents, wholeContents } from './use-contents.ts'

/** A folder's list as the address and the person's preferences want it, and what is chosen in it. */
export function useFolderList(place: Place | undefined) {
  const [view, change] = useFolderView()
  const [layout, setLayout] = useLayout('folder')
  const [hasDocuments, setHasDocuments] = useState(true)
  const { lists, sizes } = useSizes(layout, hasDocuments)
  const [groupBy] = useGroupBy('folder')
  const contents = useContents(place, view, lists)
  const { folders, documents, counts, isPending } = contents
  useEffect(() => {
    if (!isPending) setHasDocuments(counts.documents > 0)
  }, [isPending, counts.documents])
  const groups = useMemo(() => {
    const entries: Entry[] = [...folders.map(folderEntry), ...documents.map(documentEntry)]
    return groupEntries(entries, groupBy)
  }, [folders, documents, groupBy])
  const entries = useMemo(() => groups.flatMap((group) => group.entries), [groups])
  const order = useMemo(() => entries.map((entry) => entry.id), [entries])
  const { selecting, chosen, scope } = useWholeChoice<Entry>({
    shown: entries,
    total: counts.folders + counts.documents,
    isScrolled: sizes.documents.isScrolled,
    ...wholeContents(place, view),
  })
  if (place) learnPlaces(folders, place.unitId)
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
  const lists = { folders: foldersList(layout, hasDocuments), documents: layout } satisfies Record<string, PagedList>
  const folders = usePageRows(lists.folders)
  const otherFolders = usePageRows(foldersList(layout, !hasDocuments))
  const documents = usePageRows(layout)
  /** One choice for both: each keeps its own usual size. */
  const choose = (size: PageSize) => {
    documents.choose(size)
    const isUsual = size === usualPageSizes[layout]
    for (const one of [otherFolders, folders]) one.choose(isUsual ? one.usual : size)
  }
  return { lists, sizes: { folders, documents: { ...documents, choose } } }
}

const foldersList = (layout: Layout, hasDocuments: boolean): PagedList =>
  layout === 'grid' ? 'folderGrid' : hasDocuments ? 'folderFile' : 'folderTable'
