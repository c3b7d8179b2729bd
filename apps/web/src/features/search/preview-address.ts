import { addressOf } from './address.ts'
import type { SearchState } from './search-state.ts'

const numberOf = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

/** The document that is shown over the results, and the page of it. */
export const readPreview = (query: URLSearchParams) => ({
  id: numberOf(query.get('preview')),
  page: numberOf(query.get('at')),
})

/** The same results with a document over them. */
export function previewAddress(state: SearchState, id: number, page?: number): string {
  const address = addressOf(state)
  const query = new URLSearchParams({ preview: String(id), ...(page !== undefined && { at: String(page) }) })
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}
