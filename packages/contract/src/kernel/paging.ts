import { z } from 'zod'
import { boundedText } from './bounds.ts'
import { bodyId } from './primitives.ts'
import { writtenNumber } from './written-number.ts'

/** How many entries an exact total counts to; beyond, `totalIsEstimate` is set. */
export const exactTotalLimit = 10_000

/** The query of every list. `page` counts from 0. */
export const pageShape = {
  page: writtenNumber(0, 1_000_000).default(0).describe('Which page, from 0'),
  pageSize: writtenNumber(1, 200).default(50).describe('How many a page'),
}

/** The query of a list that is small by its nature: without `pageSize` and `page` the whole is the page. */
export const wholeShape = {
  page: pageShape.page,
  pageSize: writtenNumber(1, 200).optional().describe('How many a page; without it, all'),
}
export const wholeQuery = z.strictObject(wholeShape)

export const order = z.enum(['asc', 'desc']).describe('From the least up, or from the most down')
export const searchText = boundedText(400)

/** The query of a list that can be sorted by one of `keys`. */
export const listQuery = <K extends [string, ...string[]]>(...keys: K) =>
  z.strictObject({
    ...pageShape,
    sort: z.enum(keys).optional(),
    order: order.optional(),
    search: searchText.optional(),
  })

/** How many there are in all, of which an answer gives a page. */
export const totals = {
  total: z.number().int().describe('How many there are on all pages'),
  totalIsEstimate: z.boolean().optional().describe(`Set beyond ${exactTotalLimit}, to which they are counted exactly`),
}

/** A list's answer: one page of items, and how many there are in all. */
export const list = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), ...totals })

/** What a bulk call answers: the ids that it changed. */
export const idList = z.object({ items: z.array(z.number().int()), total: z.number().int() }).meta({ id: 'IdList' })

export const deleted = z.object({ id: z.number().int() }).meta({ id: 'Deleted' })
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
export type WholePage = { page?: number | undefined; pageSize?: number | undefined }
export type List<T> = { items: T[]; total: number; totalIsEstimate?: boolean | undefined }
