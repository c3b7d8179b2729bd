import { listCategoryShelves } from '@sinupan/contract'
import { query } from '../../lib/query.ts'

/** A unit's groups and categories with their counts and latest documents. */
export const shelvesQuery = (deliveryUnitId: number) => query(listCategoryShelves, { params: { deliveryUnitId } })
