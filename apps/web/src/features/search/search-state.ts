import type { BodyInputOf, SearchFacets, search } from '@sinupan/contract'
import { address } from '../../list/address.ts'
import { day, ids, manyOf, numberOrNought, oneOf, page, shortWords, text, yesOrNo } from '../../list/address-parts.ts'

export type ResultType = SearchFacets['types'][number]['type']
export const resultTypes: readonly ResultType[] = ['File', 'Folder', 'Location', 'Tag', 'Category']
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

/** What the query of an address says. */
const asked = address({
  search: text('q'),
  categories: ids('category'),
  tags: ids('tag'),
  units: ids('unit'),
  fileTypes: shortWords('file'),
  statuses: manyOf('status', statuses),
  from: day('from'),
  to: day('to'),
  isClassified: yesOrNo('classified'),
  folderId: numberOrNought('folder'),
  sort: oneOf('sort', sorts, 'relevance'),
  page: page(),
})
const typeOf = (text = '') => resultTypes.find((type) => type.toLowerCase() === text.toLowerCase()) ?? 'any'

/** What the path says: a type of results, or the category or tag whose files are meant. */
function pathOf(type: string | undefined, cid: string | undefined): Pick<SearchState, 'type' | 'about'> {
  const kind = typeOf(type)
  const id = Number(/^[1-9]\d{0,8}$/.test(cid ?? '') && cid)
  if (!id) return { type: kind, about: undefined }
  return { type: 'File', about: { kind: kind === 'Tag' ? 'Tag' : 'Category', id } }
}

/** Reads an address; what it can't mean is left out. */
export const readState = (
  path: { type?: string | undefined; cid?: string | undefined },
  query: URLSearchParams,
): SearchState => ({ ...pathOf(path.type, path.cid), ...asked.read(query) })

/** The query of an address; what goes without saying isn't written. */
export const writeQuery = (state: SearchState): URLSearchParams => asked.write(state)

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

/** The search as the call takes it, without its page. */
export function callOf(state: SearchState): Body {
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
  }
  return body
}
