import { z } from 'zod'
import { bytes, endpoint } from '../kernel/endpoint.ts'
import { idOrRouteId, queryFlag } from '../kernel/primitives.ts'

/** What is printed of a place: its contents, labels for all of its branch, a workbook, its code alone. */
export const reportType = z
  .enum(['pdf', 'label', 'xlsx', 'png'])
  .describe('label: a sheet of labels for the whole branch; png: the QR code alone')
/** Sheets of labels on A4: 70 × 37 mm, 99.1 × 38.1 mm, one to a page. */
export const labelLayout = z.enum(['3x8', '2x7', '1'])

export const printLocation = endpoint({
  name: 'Report_LocationQr',
  method: 'GET',
  path: '/Report/Location/QR/:docType/:locationId',
  who: 'open',
  summary:
    'A place on paper: its contents, labels, a workbook or its code; for outsiders where it is public, by route id',
  params: z.strictObject({
    docType: z.string().max(10).toLowerCase().pipe(reportType),
    locationId: idOrRouteId,
  }),
  query: z.strictObject({
    layout: labelLayout.default('3x8').describe('Of labels'),
    items: queryFlag.optional().describe('Labels also for the documents that have a code'),
  }),
  response: bytes,
  refusals: ['NotFound', 'TooManyRequests'],
})

export type ReportType = z.output<typeof reportType>
export type LabelLayout = z.output<typeof labelLayout>
