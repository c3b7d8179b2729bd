import { listPublic, listPublicCategories } from '@sinupan/contract'
import { query } from '../../../lib/query.ts'

/** The public documents' facets, without the documents. */
export const facetsQuery = () => query(listPublic, { query: { pageSize: 1 } })
export const shelvesQuery = () => query(listPublicCategories)
