import { listCategoryShelves, listDocumentsOfCategory } from '@sinupan/contract'
import { query } from '../../lib/query.ts'
import type { ContentsSort } from '../documents/index.ts'

/** A unit's groups and categories with their counts and latest documents. */
export const shelvesQuery = (deliveryUnitId: number) => query(listCategoryShelves, { params: { deliveryUnitId } })

interface Asked {
  unitId: number
  /** 0: what has no category. */
  categoryId: number
  search: string
  sort: ContentsSort
  order: 'asc' | 'desc'
  page: number
  pageSize: number
}

/** A page of a category's documents. */
export const categoryQuery = ({ unitId, categoryId, search, ...asked }: Asked) =>
  query(listDocumentsOfCategory, {
    params: { categoryId, duId: unitId },
    query: { ...asked, ...(search && { search }) },
  })
