import { z } from 'zod'

const text = z.string()

const told = { reason: text, daysAgo: z.int().min(0) }
/** Papers by the days until they expire (below 0: since), and what the central records unit does about them. */
export const keepingShape = z.strictObject({
  papers: z.array(
    z.strictObject({
      unit: text,
      owner: text,
      name: text,
      category: text.nullable(),
      expiresInDays: z.int().nullable(),
    }),
  ),
  holds: z.array(
    z.strictObject({
      ...told,
      kind: z.enum(['legal', 'audit', 'request', 'other']),
      documents: z.array(text),
      series: text.nullable(),
      lifted: z.strictObject(told).nullable(),
    }),
  ),
  extensions: z.array(z.strictObject({ ...told, document: text, days: z.int().min(1) })),
  permanent: z.array(z.strictObject({ ...told, document: text })),
  declared: z.array(text),
})
const placing = { unit: text, by: text, daysAgo: z.number() }
export const locationsShape = z.strictObject({
  places: z.array(
    z.strictObject({
      ...placing,
      path: text,
      kind: z.enum(['building', 'room', 'cabinet', 'shelf', 'drawer', 'box', 'folder', 'other']),
      description: text.optional(),
      isPublic: z.boolean().optional(),
      /** Names of the documents that are put into it. */
      documents: z.array(text).optional(),
    }),
  ),
  moves: z.array(z.strictObject({ ...placing, document: text, to: text })),
})

/** A batch of papers whose time is over, as far as it has come; what a unit objects to has its reason. */

export const disposalShape = z.strictObject({
  title: text,
  daysAgo: z.int().min(0),
  until: z.enum(['draft', 'concurrence', 'authorised', 'executed', 'cancelled']),
  authority: text.optional(),
  papers: z.array(
    z.strictObject({
      unit: text,
      owner: text,
      name: text,
      category: text,
      date: text,
      answer: z.enum(['agrees', 'objects', 'none']).default('agrees'),
      objection: text.optional(),
      isRestored: z.boolean().default(false),
    }),
  ),
})

export type PlanDisposal = z.infer<typeof disposalShape>

const days = z.int().min(0).max(400)

/** An original that somebody asked for, and how far it has come; a stock-take with what was scanned in it. */

export const loansShape = z.strictObject({
  loans: z.array(
    z.strictObject({
      document: text,
      by: text,
      keeper: text,
      daysAgo: days,
      neededInDays: days,
      reason: text,
      until: z.enum(['requested', 'approved', 'pulled', 'lent', 'returned', 'reshelved', 'refused']),
      /** From the day it was asked for. */
      dueInDays: days.optional(),
      refusal: text.optional(),
    }),
  ),
  stockTakes: z.array(
    z.strictObject({
      by: text,
      daysAgo: days,
      /** The name of the place. */
      place: text,
      /** Names of documents, as they were scanned. */
      scanned: z.array(text),
      isClosed: z.boolean(),
    }),
  ),
})
