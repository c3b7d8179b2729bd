import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { entityVersion, line } from '../kernel/primitives.ts'

/**
 * How numbers are written: `#` is a figure, `@` a letter, every other sign itself. Nothing repeats or branches, so that it is
 * found in a time that grows with the text alone.
 */
export const numberPattern = line(40)
  .regex(
    /^[#@A-Za-z0-9 ./_-]*$/,
    'Use # for a figure, @ for a letter, and letters, figures, spaces, hyphens, dots and slashes.',
  )
  .refine(
    (value) => (value.match(/[#@]/g) ?? []).length >= 4,
    'At least four signs of it are # or @: else it finds too much.',
  )
  .refine((value) => value.includes('#'), 'Put # where a figure stands.')

export const requestSettings = z
  .object({ studentNoPattern: z.string(), version: z.number().int() })
  .meta({ id: 'RequestSettings' })

export const getRequestSettings = endpoint({
  name: 'DocumentRequest_Settings',
  method: 'GET',
  path: '/DocumentRequest/Settings',
  who: 'user',
  summary: 'How student numbers are written here, for who covers them in copies',
  response: requestSettings,
})
export const updateRequestSettings = endpoint({
  name: 'DocumentRequest_UpdateSettings',
  method: 'PUT',
  path: '/DocumentRequest/Settings',
  who: 'administrator',
  summary: 'Say how student numbers are written here',
  body: z.strictObject({ studentNoPattern: numberPattern, version: entityVersion.optional() }),
  response: requestSettings,
  refusals: ['StateChanged'],
})

export type RequestSettings = z.output<typeof requestSettings>
