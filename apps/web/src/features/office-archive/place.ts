import { useAddressQuery } from '../../lib/address-query.ts'

export type ArchiveSort = 'reviewed' | 'name'

/** What the address of the office archive says. Pages count from 0. */
export interface ArchivePlace {
  campusId: number | undefined
  officeId: number | undefined
  unitId: number | undefined
  categoryId: number | undefined
  search: string
  sort: ArchiveSort
  order: 'asc' | 'desc'
  page: number
  /** The posting in the panel. */
  postingId: number | undefined
  /** The document that is shown large. */
  previewId: number | undefined
}

const numberOf = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0)
const idOf = (text: string | null) => numberOf(text) || undefined

export function placeOf(query: URLSearchParams): ArchivePlace {
  const sort = query.get('sort') === 'name' ? 'name' : 'reviewed'
  const order = query.get('order')
  return {
    campusId: idOf(query.get('campus')),
    officeId: idOf(query.get('office')),
    unitId: idOf(query.get('unit')),
    categoryId: idOf(query.get('category')),
    search: query.get('search')?.trim() ?? '',
    sort,
    order: order === 'asc' || order === 'desc' ? order : usualOrder(sort),
    page: numberOf(query.get('page')),
    postingId: idOf(query.get('posting')),
    previewId: idOf(query.get('preview')),
  }
}

/** Names from A on, decisions from the newest on. */
export const usualOrder = (sort: ArchiveSort): 'asc' | 'desc' => (sort === 'name' ? 'asc' : 'desc')

/** The query of a place; what is usual isn't written. */
export function queryOf(place: ArchivePlace): Record<string, string> {
  const all = {
    campus: place.campusId,
    office: place.officeId,
    unit: place.unitId,
    category: place.categoryId,
    search: place.search,
    sort: place.sort === 'reviewed' ? undefined : place.sort,
    order: place.order === usualOrder(place.sort) ? undefined : place.order,
    page: place.page,
    posting: place.postingId,
    preview: place.previewId,
  }
  return Object.fromEntries(Object.entries(all).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])))
}

/** A part of the archive: a campus, an office of it, a unit of that, a category of that. */
export type Part = Partial<WholePart>
type WholePart = Pick<ArchivePlace, 'campusId' | 'officeId' | 'unitId' | 'categoryId'>

export const wholeArchive: WholePart = {
  campusId: undefined,
  officeId: undefined,
  unitId: undefined,
  categoryId: undefined,
}

export const hasPart = (place: ArchivePlace): boolean =>
  [place.campusId, place.officeId, place.unitId, place.categoryId].some((id) => id !== undefined)

/** The place, how to change it, and how to go to a part: from its first page, nothing chosen. */
export function useArchivePlace() {
  const [query, setQuery] = useAddressQuery()
  const go = (change: Partial<ArchivePlace>, replace = false) =>
    setQuery((now) => queryOf({ ...placeOf(now), ...change }), { replace })
  const goTo = (part: Part) => go({ ...wholeArchive, ...part, page: 0, postingId: undefined })
  return { ...placeOf(query), go, goTo }
}
