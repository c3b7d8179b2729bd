import type { Document, Folder, FolderContents } from '@sinupan/contract'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { PageSize } from '../../lib/stored-preferences.ts'
import {
  type ContentsQuery,
  contentsQuery,
  type Place,
  refetchForPages,
  scrolledContentsQuery,
} from '../documents/index.ts'
import type { FolderView } from './folder-url.ts'

export interface Listed<T> {
  items: readonly T[]
  total: number
  /** How many pages; 1 in a continuous list. */
  pages: number
  /** Reads on in a continuous list; undefined where all is there. */
  more?: (() => void) | undefined
}
export interface Contents {
  folder: FolderContents['folder'] | undefined
  folders: Listed<Folder>
  files: Listed<Document>
  isPending: boolean
  error: Error | null
  refetch: () => void
}

const scrolledPage = 100

/** What lies in a folder, as the view wants it. In a continuous list the documents follow the last folder. */
export function useContents(
  place: Place | undefined,
  view: FolderView,
  sizes: { folders: PageSize; files: PageSize },
): Contents {
  const folders = useListed(place, { ...asked(view), only: 'folders', page: view.folderPage, size: sizes.folders })
  const files = useListed(place, { ...asked(view), only: 'files', page: view.page, size: sizes.files })
  return {
    folder: files.answers.at(-1)?.folder ?? folders.answers.at(-1)?.folder,
    folders: listed(
      folders,
      folders.answers.flatMap((answer) => answer.folders?.items ?? []),
    ),
    files: folders.hasMore
      ? { items: [], total: files.total, pages: 1 }
      : listed(
          files,
          files.answers.flatMap((answer) => answer.files?.items ?? []),
        ),
    isPending: folders.isPending || files.isPending,
    error: folders.error ?? files.error,
    refetch: () => {
      folders.refetch()
      files.refetch()
    },
  }
}

/** How a view wants a folder's contents. */
export const asked = ({ sorting, search }: FolderView) => ({
  sort: sorting.column,
  order: sorting.direction,
  search: search || undefined,
})
const listed = <T>(
  { total, pages, more }: { total: number; pages: number; more?: (() => void) | undefined },
  items: T[],
): Listed<T> => ({ items, total, pages, more })

type Asked = Omit<ContentsQuery, 'pageSize' | 'page'> & { page: number; size: PageSize }

function useListed(place: Place | undefined, { size, page, ...query }: Asked) {
  const isScrolled = size === 'scroll'
  const there = place ?? { id: 0, unitId: 0 }
  const enabled = place !== undefined
  const paged = useQuery({
    ...contentsQuery(there, { ...query, page, pageSize: isScrolled ? scrolledPage : size }),
    enabled: enabled && !isScrolled,
    refetchInterval: ({ state }) => refetchForPages(state.data?.files?.items),
    // Rows of another folder are no placeholder for this one's.
    placeholderData: (before: FolderContents | undefined) =>
      before?.folder.id === there.id && before.folder.deliveryUnitId === there.unitId
        ? keepPreviousData(before)
        : undefined,
  })
  const scrolled = useInfiniteQuery({
    ...scrolledContentsQuery(there, { ...query, pageSize: scrolledPage }),
    enabled: enabled && isScrolled,
  })
  const answers = (isScrolled ? scrolled.data?.pages : paged.data && [paged.data]) ?? []
  const list = query.only === 'folders' ? answers.at(-1)?.folders : answers.at(-1)?.files
  const total = list?.total ?? 0
  const current = isScrolled ? scrolled : paged
  return {
    answers,
    total,
    pages: isScrolled ? 1 : Math.max(1, Math.ceil(total / size)),
    isPending: current.isPending,
    error: answers.length > 0 ? null : current.error,
    refetch: () => void current.refetch(),
    hasMore: isScrolled && scrolled.hasNextPage,
    more:
      isScrolled && scrolled.hasNextPage && !scrolled.isFetchingNextPage
        ? () => void scrolled.fetchNextPage()
        : undefined,
  }
}
