import { z } from 'zod'
import { boundedText } from './bounds.ts'
import { bodyId } from './primitives.ts'

/** How many entries an exact total counts to; beyond, `totalIsEstimate` is set. */
export const exactTotalLimit = 10_000

const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

/** The query of every list. `page` counts from 0. */
export const pageShape = {
  page: wholeNumber(0, 1_000_000).default(0),
  pageSize: wholeNumber(1, 200).default(50),
}

export const order = z.enum(['asc', 'desc'])
export const searchText = boundedText(400)

/** The query of a list that can be sorted by one of `keys`. */
export const listQuery = <K extends [string, ...string[]]>(...keys: K) =>
  z.strictObject({
    ...pageShape,
    sort: z.enum(keys).optional(),
    order: order.optional(),
    search: searchText.optional(),
  })

/** A list's answer: one page of items, and how many there are in all. */
export const list = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.number().int(), totalIsEstimate: z.boolean().optional() })

/** What a bulk call answers: the ids that it changed. */
export const idList = z.object({ items: z.array(z.number().int()), total: z.number().int() })

export const deleted = z.object({ id: z.number().int() })
const bulk = 1_000
const many = z.array(bodyId).min(1).max(bulk)
/** Distinct ids of a bulk call, in the order given. */
export const ids = many.transform((values) => [...new Set(values)])
/** The specification's list of `{ id }`, as distinct ids. */
export const idObjects = z
  .array(z.object({ id: bodyId }))
  .min(1)
  .max(bulk)
  .transform((values) => [...new Set(values.map((value) => value.id))])

export type Page = { page: number; pageSize: number }
export type List<T> = { items: T[]; total: number; totalIsEstimate?: boolean | undefined }
