import { z } from 'zod'
import { bytes, endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/primitives.ts'

/** The forms of an archives institution, filled in as far as the records tell. */
export const transferForm = z
  .enum(['inventory', 'schedule', 'authority'])
  .describe('Which form of the archives institution')
export const getTransferForm = endpoint({
  name: 'Transfer_Form',
  who: 'records',
  method: 'GET',
  path: '/Transfer/Form/:kind',
  summary:
    'A form to print: the records inventory and appraisal, the records disposition schedule, or the request for authority to dispose of what is due',
  params: z.strictObject({ kind: transferForm }),
  query: z.strictObject({
    format: z.enum(['pdf', 'xlsx']).default('pdf'),
    campusId: id.optional(),
    deliveryUnitId: id.optional(),
  }),
  response: bytes,
  refusals: ['NotFound'],
})

export type TransferForm = z.output<typeof transferForm>
