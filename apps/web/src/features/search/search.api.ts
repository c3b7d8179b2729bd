import { getFolder, quickSearch } from '@sinupan/contract'
import { pagedQuery, query } from '../../lib/query.ts'

export const folderQuery = (id: number) => query(getFolder, { params: { id: String(id) } })

/** At most ten results a type, while one types. */
export const quickQuery = (duId: number, text: string) =>
  pagedQuery(quickSearch, { params: { type: 'any', duId }, query: { search: text } })
