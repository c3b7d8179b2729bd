import {
  closeStockTake,
  createStockTake,
  getLocation,
  getStockTake,
  listUnitLocations,
  placeDocuments,
  printStockTake,
  scanItem,
} from '@sinupan/contract'
import { call } from '../../lib/api.ts'
import { command } from '../../lib/command.ts'
import { pagedQuery, query } from '../../lib/query.ts'

export const stockTakeQuery = (id: number) => query(getStockTake, { params: { id } })
/** Places of a unit by words of their names or by their code. */
export const placesQuery = (deliveryUnitId: number, search: string) =>
  pagedQuery(listUnitLocations, {
    params: { deliveryUnitId },
    query: { pageSize: 20, ...(search && { search }) },
  })
export const placeQuery = (id: number) => query(getLocation, { params: { id: String(id) } })
export const printedStockTake = (id: number, docType: 'pdf' | 'xlsx'): Promise<Blob> =>
  call(printStockTake, { params: { id, docType } })

const refreshes = ['StockTake'] as const
export const useBeginStockTake = command(createStockTake, { refreshes })
export const useScanItem = command(scanItem, { refreshes })
export const useCloseStockTake = command(closeStockTake, { refreshes })
export const usePut = command(placeDocuments, { refreshes: [...refreshes, 'FileManager', 'FileLocation'] })
