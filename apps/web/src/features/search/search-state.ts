import type { BodyInputOf, SearchFacets, search } from '@sinupan/contract'

export type ResultType = SearchFacets['types'][number]['type']
export const resultTypes: readonly ResultType[] = ['File', 'Folder', 'Tag', 'Category']
export const sorts = ['relevance', 'newest', 'oldest', 'name', 'size'] as const
export type Sort = (typeof sorts)[number]
/** In the address `none` stands for what was never posted, an empty text on the wire. */
export const statuses = ['approved', 'pending', 'returned', 'none'] as const
export type StatusFilter = (typeof statuses)[number]

/** What the results are about as a whole: the files of a category or of a tag, `:type/:cid` of the address. */
export interface About {
  kind: 'Category' | 'Tag'
  id: number
}

/** All that is sought. The address holds it, so that it can be kept, sent and gone back to. */
export interface SearchState {
  type: ResultType | 'any'
  about: About | undefined
  search: string
  categories: readonly number[]
  tags: readonly number[]
  units: readonly number[]
  fileTypes: readonly string[]
  statuses: readonly StatusFilter[]
  /** Calendar dates of the document, both included. */
  from: string | undefined
  to: string | undefined
  isClassified: boolean | undefined
  /** With all that lies in it; 0 is the whole of My Office. */
  folderId: number | undefined
  sort: Sort
  /** From 0. */
  page: number
}

const numbersIn = (text: string | null) => [
  ...new Set((text ?? '').split(',').flatMap((part) => (/^[1-9]\d{0,8}$/.test(part) ? [Number(part)] : []))),
]
const wordsIn = (text: string | null) => [
  ...new Set(
    (text ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => /^[a-z0-9]{1,20}$/.test(part)),
  ),
]
const dateIn = (text: string | null) => {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}
const oneOf = <T>(list: readonly T[], value: unknown): T | undefined => list.find((one) => one === value)

const typeOf = (text = '') => resultTypes.find((type) => type.toLowerCase() === text.toLowerCase()) ?? 'any'

/** What the path says: a type of results, or the category or tag whose files are meant. */
function pathOf(type: string | undefined, cid: string | undefined): Pick<SearchState, 'type' | 'about'> {
  const kind = typeOf(type)
  const id = numbersIn(cid ?? null)[0]
  if (id === undefined) return { type: kind, about: undefined }
  return { type: 'File', about: { kind: kind === 'Tag' ? 'Tag' : 'Category', id } }
}

/** Reads an address; what it can't mean is left out. */
export function readState(
  path: { type?: string | undefined; cid?: string | undefined },
  query: URLSearchParams,
): SearchState {
  const classified = query.get('classified')
  const folder = query.get('folder')
  return {
    ...pathOf(path.type, path.cid),
    search: (query.get('q') ?? '').trim().slice(0, 400),
    categories: numbersIn(query.get('category')),
    tags: numbersIn(query.get('tag')),
    units: numbersIn(query.get('unit')),
    fileTypes: wordsIn(query.get('file')),
    statuses: wordsIn(query.get('status')).flatMap((word) => oneOf(statuses, word) ?? []),
    from: dateIn(query.get('from')),
    to: dateIn(query.get('to')),
    isClassified: classified === 'yes' ? true : classified === 'no' ? false : undefined,
    folderId: folder === '0' ? 0 : numbersIn(folder)[0],
    sort: oneOf(sorts, query.get('sort')) ?? 'relevance',
    page: numbersIn(query.get('page'))[0] ?? 0,
  }
}

/** The query of an address; what goes without saying isn't written. */
export function writeQuery(state: SearchState): URLSearchParams {
  const { isClassified, folderId, sort, page } = state
  const entries: [string, string | undefined][] = [
    ['q', state.search],
    ['category', state.categories.join()],
    ['tag', state.tags.join()],
    ['unit', state.units.join()],
    ['file', state.fileTypes.join()],
    ['status', state.statuses.join()],
    ['from', state.from],
    ['to', state.to],
    ['classified', isClassified === undefined ? undefined : isClassified ? 'yes' : 'no'],
    ['folder', folderId === undefined ? undefined : String(folderId)],
    ['sort', sort === 'relevance' ? undefined : sort],
    ['page', page > 0 ? String(page) : undefined],
  ]
  return new URLSearchParams(entries.flatMap(([key, value]) => (value ? [[key, value]] : [])))
}

/** The path's parts of a state. */
export const pathParts = ({ about, type }: SearchState): [type: string, cid?: number] =>
  about ? [about.kind, about.id] : [type]

/** A change of what is sought begins at its first page. */
export const changed = (state: SearchState, change: Partial<SearchState>): SearchState => ({
  ...state,
  page: 0,
  ...change,
})

export const nothingAsked = readState({}, new URLSearchParams())

/** Whether anything is sought. A type of results alone is a question too: all of that type. */
export const isAsked = (state: SearchState): boolean =>
  state.about !== undefined || state.type !== 'any' || writeQuery({ ...state, sort: 'relevance', page: 0 }).size > 0

type Body = BodyInputOf<typeof search>
const ifAny = <T>(list: readonly T[]) => (list.length > 0 ? [...new Set(list)] : undefined)

/** The search as the call takes it. */
export function callOf(state: SearchState, pageSize: number): Body {
  const { about, type, from, to } = state
  const ofKind = (kind: About['kind']) => (about?.kind === kind ? [about.id] : [])
  const body: Body = {
    type: type === 'any' ? '' : type,
    search: state.search,
    categoryIds: ifAny([...ofKind('Category'), ...state.categories]),
    tagIds: ifAny([...ofKind('Tag'), ...state.tags]),
    deliveryUnitIds: ifAny(state.units),
    fileTypes: ifAny(state.fileTypes),
    status: ifAny(state.statuses.map((status) => (status === 'none' ? ('' as const) : status))),
    documentDate: from || to ? { ...(from && { from }), ...(to && { to }) } : undefined,
    isClassified: state.isClassified,
    folderId: state.folderId,
    sort: state.sort,
    page: state.page,
    pageSize,
  }
  return body
}
