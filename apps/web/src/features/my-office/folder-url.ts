import { address, type Part, useAddress } from '../../list/address.ts'
import { id, key, page, sorting, text } from '../../list/address-parts.ts'
import type { ContentsSort, Spot } from '../documents/index.ts'

/** Names from A, the newest change and the largest file first. */
export const usualOrder = { modified: 'desc', name: 'asc', size: 'desc' } as const

const [atPage, inFile, words] = [id('at'), id('in'), text('find')]
const spot: Part<Spot> = {
  names: [atPage, inFile, words].flatMap(({ names }) => names),
  read: (query) => ({ page: atPage.read(query), file: inFile.read(query), find: words.read(query) || undefined }),
  write: ({ page, file, find = '' }) => [...atPage.write(page), ...inFile.write(file), ...words.write(find)],
}

const folder = address(
  {
    /** The chosen tab of a screen that has some. */
    tab: key('tab'),
    search: text('search'),
    sorting: sorting<ContentsSort>(usualOrder, 'modified'),
    folderPage: page('folders'),
    page: page(),
    /** The entry in the details panel. */
    details: key('details'),
    /** The document that is shown large. */
    preview: id('preview'),
    /** Where in it that document opens. */
    spot,
  },
  { filters: ['tab', 'search', 'sorting'], letsGo: ['folderPage'] },
)
/** What the address says of a folder's screen. */
export type FolderView = ReturnType<typeof folder.read>

/** The view as the address has it, and how to change it. A change of pages can be gone back from, others can't. */
export const useFolderView = () => useAddress(folder)

/** The query that goes along to another folder: how one sorts. */
export const sortQuery = (view: FolderView): string =>
  folder.write({ ...folder.read(new URLSearchParams()), sorting: view.sorting }).toString()
