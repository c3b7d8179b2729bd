import type { Passage } from '@sinupan/contract'
import { pageOf } from '../public-search/index.ts'
import { addressOf } from './address.ts'
import type { SearchState } from './search-state.ts'

/** Where a document opens: a page of it, from 1, and which of its files. */
export interface Spot {
  page: number | undefined
  file: number | undefined
}

const numberOf = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

/** The document that is shown over the results, and where in it. */
export const readPreview = (query: URLSearchParams): Spot & { id: number | undefined } => ({
  id: numberOf(query.get('preview')),
  page: numberOf(query.get('at')),
  file: numberOf(query.get('in')),
})

/** The same results with a document over them. */
export function previewAddress(state: SearchState, id: number, passage?: Passage): string {
  const address = addressOf(state)
  const [page, file] = passage ? [pageOf(passage), passage.fileId] : []
  const query = new URLSearchParams({
    preview: String(id),
    ...(page !== undefined && { at: String(page) }),
    ...(file !== undefined && { in: String(file) }),
  })
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}
