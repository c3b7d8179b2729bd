import { z } from 'zod'
import { userRef } from '../accounts/people.ts'
import { bytes, endpoint } from '../kernel/endpoint.ts'
import { list, pageShape, searchText } from '../kernel/paging.ts'
import { bodyId, entityVersion, id, instant, queryFlag } from '../kernel/primitives.ts'

const who = 'user'
const byId = z.strictObject({ id })

/** How many documents one stock-take counts at most: more are counted room by room. */
export const mostInStockTake = 20_000

export const stockTake = z
  .object({
    id: z.number().int(),
    deliveryUnit: z.object({ id: z.number().int(), name: z.string() }),
    fileLocation: z.object({
      id: z.number().int().nullable().describe('Null once the place was removed'),
      routeId: z.string().nullable(),
      location: z.string(),
      code: z.string(),
      way: z.string().describe('Down to it, as it was when the count began'),
    }),
    expected: z.number().int().describe('Documents that belong there'),
    found: z.number().int().describe('Of those, scanned'),
    misplaced: z.number().int().describe('Scanned there, and belong elsewhere'),
    missing: z.number().int().describe('Expected, not scanned and not on loan'),
    onLoan: z.number().int().describe('Expected, not scanned and lent when the count began'),
    startedBy: userRef.nullable(),
    startedAt: instant,
    closedBy: userRef.nullable(),
    closedAt: instant.nullable(),
    version: z.number().int(),
    capabilities: z.object({ scan: z.boolean(), close: z.boolean() }),
  })
  .meta({ id: 'StockTake' })

export const stockTakeItemState = z
  .enum(['found', 'misplaced', 'missing', 'onLoan'])
  .describe('misplaced: it belongs elsewhere; onLoan: missing because it is lent')
export const stockTakeItem = z
  .object({
    id: z.number().int(),
    fileManagerId: z.number().int().nullable().describe('Null once the document was deleted'),
    name: z.string(),
    itemCode: z.string(),
    place: z.string().nullable().describe('The way to where it belonged; null: in no place'),
    state: stockTakeItemState,
    isHere: z.boolean().describe('It belongs to the counted place now: what was misplaced may have been put there'),
    foundAt: instant.nullable(),
    foundBy: userRef.nullable(),
  })
  .meta({ id: 'StockTakeItem' })

export const createStockTake = endpoint({
  name: 'StockTake_Create',
  method: 'POST',
  path: '/StockTake/Create',
  who,
  status: 201,
  summary: 'Begin to count what is in a place and below it; its unit and the central records unit',
  body: z.strictObject({ fileLocationId: bodyId }),
  response: stockTake,
  refusals: ['NotFound', 'TooManyItems', 'BeingCounted'],
})
export const scanItem = endpoint({
  name: 'StockTake_Scan',
  method: 'POST',
  path: '/StockTake/:id/Scan',
  who,
  summary: 'One label that was scanned there; scanned again, or by somebody else meanwhile, it counts once',
  params: byId,
  body: z.strictObject({
    code: z
      .string()
      .trim()
      .min(1, 'Scan or type a code.')
      .max(400)
      .describe('The code of a label, or what its QR code says'),
  }),
  response: z
    .object({
      result: z
        .enum(['found', 'again', 'misplaced', 'unknown'])
        .describe('unknown: no document that the caller may know of'),
      item: stockTakeItem.nullable(),
      stockTake,
    })
    .meta({ id: 'StockTakeScan' }),
  refusals: ['NotFound', 'StateChanged'],
})
export const getStockTake = endpoint({
  name: 'StockTake_Get',
  method: 'GET',
  path: '/StockTake/:id',
  who,
  summary: 'A stock-take in numbers',
  params: byId,
  response: stockTake,
  refusals: ['NotFound'],
})
export const listStockTakeItems = endpoint({
  name: 'StockTake_Items',
  method: 'GET',
  path: '/StockTake/:id/Items',
  who,
  summary: 'What a stock-take expects and met, by name; found ones the newest first',
  params: byId,
  query: z.strictObject({ ...pageShape, state: stockTakeItemState.optional(), search: searchText.optional() }),
  response: list(stockTakeItem),
  refusals: ['NotFound'],
})
export const closeStockTake = endpoint({
  name: 'StockTake_Close',
  method: 'PUT',
  path: '/StockTake/:id/Close',
  who,
  summary: 'End it: what was not scanned is missing',
  params: byId,
  body: z.strictObject({ version: entityVersion.optional() }),
  response: stockTake,
  refusals: ['NotFound', 'StateChanged'],
})
export const listUnitStockTakes = endpoint({
  name: 'StockTake_DeliveryUnit',
  method: 'GET',
  path: '/StockTake/DeliveryUnit/:duId',
  who,
  summary: 'A unit’s stock-takes, open ones first, then the newest',
  params: z.strictObject({ duId: id }),
  query: z.strictObject({ ...pageShape, isOpen: queryFlag.optional() }),
  response: list(stockTake),
  refusals: ['NotYourDeliveryUnit'],
})
export const listAllStockTakes = endpoint({
  name: 'StockTake_All',
  method: 'GET',
  path: '/StockTake/All',
  who: 'records',
  summary: 'The stock-takes of all units, open ones first, then the newest; the central records unit’s',
  query: z.strictObject({ ...pageShape, isOpen: queryFlag.optional() }),
  response: list(stockTake),
  refusals: ['Forbidden'],
})
export const printStockTake = endpoint({
  name: 'StockTake_Report',
  method: 'GET',
  path: '/StockTake/:id/Report/:docType',
  who,
  summary: 'A stock-take on paper or as a workbook: what is missing, misplaced, on loan and found',
  params: z.strictObject({
    id,
    docType: z
      .string()
      .max(10)
      .toLowerCase()
      .pipe(z.enum(['pdf', 'xlsx'])),
  }),
  response: bytes,
  refusals: ['NotFound'],
})

export type StockTake = z.output<typeof stockTake>
export type StockTakeItem = z.output<typeof stockTakeItem>
export type StockTakeItemState = z.output<typeof stockTakeItemState>
