import { useAddressQuery } from '../../lib/address-query.ts'
import type { ContentsSort } from '../documents/index.ts'

/** What the address says of a folder's screen. Pages count from 0. */
export interface FolderView {
  page: number
  folderPage: number
  sort: ContentsSort
  order: 'asc' | 'desc'
  search: string | undefined
  /** The chosen tab of a screen that has some. */
  tab: string | undefined
  /** The entry in the details panel. */
  details: string | undefined
  /** The document that is shown large. */
  preview: number | undefined
}

const sorts: readonly ContentsSort[] = ['name', 'modified', 'size']
const usual = { sort: 'modified', order: 'desc' } as const

const count = (text: string | null) => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0)

/** Reads the address's query; what makes no sense is as if it weren't there. */
export function readView(query: URLSearchParams): FolderView {
  const sort = sorts.find((one) => one === query.get('sort')) ?? usual.sort
  const order = query.get('order')
  return {
    page: count(query.get('page')),
    folderPage: count(query.get('folders')),
    sort,
    order: order === 'asc' || order === 'desc' ? order : usual.order,
    search: query.get('search')?.trim() || undefined,
    tab: query.get('tab') || undefined,
    details: query.get('details') || undefined,
    preview: count(query.get('preview')) || undefined,
  }
}

/** Writes it; what is as usual isn't written. */
export function writeView(view: FolderView): URLSearchParams {
  const isUsual = view.sort === usual.sort && view.order === usual.order
  const entries: [string, string | number | undefined][] = [
    ['tab', view.tab],
    ['search', view.search],
    ['sort', isUsual ? undefined : view.sort],
    ['order', isUsual ? undefined : view.order],
    ['folders', view.folderPage || undefined],
    ['page', view.page || undefined],
    ['details', view.details],
    ['preview', view.preview],
  ]
  return new URLSearchParams(entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])))
}

/** The view as the address has it, and how to change it. A change of pages can be gone back from, others can't. */
export function useFolderView() {
  const [query, setQuery] = useAddressQuery()
  const view = readView(query)
  const change = (part: Partial<FolderView>, { replace = true } = {}) =>
    setQuery((now) => writeView({ ...readView(now), ...part }), { replace, preventScrollReset: true })
  return [view, change] as const
}

/** The query that goes along to another folder: how one sorts. */
export const sortQuery = ({ sort, order }: FolderView): string =>
  writeView({ ...readView(new URLSearchParams()), sort, order }).toString()
