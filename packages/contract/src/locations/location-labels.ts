import { z } from 'zod'

/** What a place is; the order is that from the largest to the smallest. */
export const locationKind = z
  .enum(['building', 'room', 'cabinet', 'shelf', 'drawer', 'box', 'folder', 'other'])
  .describe('What sort of place it is; it draws the sign and orders nothing')
export type LocationKind = z.output<typeof locationKind>

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const alike: Record<string, string> = { O: '0', I: '1', L: '1' }

/**
 * The code of a place (`L-…`) or a document (`D-…`) as it stands on its label, however it was typed: in small letters, with
 * spaces, with O for 0 and I or L for 1 (Crockford's base 32); undefined for what is no code.
 */
export function readLabelCode(typed: string): string | undefined {
  const [, kind = '', rest = ''] = /^\s*([ld])[\s-]*([0-9a-z\s-]{7,20})$/i.exec(typed) ?? []
  const body = [...rest.toUpperCase().replace(/[\s-]/g, '')].map((letter) => alike[letter] ?? letter)
  if (body.length !== 7 || !body.every((letter) => letters.includes(letter))) return undefined
  return `${kind.toUpperCase()}-${body.join('')}`
}

export const labelCode = z
  .string()
  .max(40)
  .transform((typed, ctx) => {
    const code = readLabelCode(typed)
    if (code !== undefined) return code
    ctx.addIssue({ code: 'custom', message: 'Give a code such as L-7K4MQ9X.' })
    return z.NEVER
  })

/** The place of a document, as it stands in the document. */
export const locationRef = z
  .object({
    id: z.number().int(),
    location: z.string(),
    kind: locationKind,
    code: z.string(),
    path: z
      .array(z.object({ id: z.number().int(), location: z.string() }))
      .describe('From the top down to the place itself'),
    routeId: z.string(),
  })
  .meta({ id: 'FileLocationRef' })
export type LocationRef = z.output<typeof locationRef>
