import { z } from 'zod'

/** The lists whose layout is remembered (specification, section 3: view preferences). */
export const layoutScreens = [
  'folder',
  'file',
  'pinned',
  'trash',
  'pinPageFolder',
  'pinPageFile',
  'publicPageFile',
  'myPublicPageFile',
] as const
export type LayoutScreen = (typeof layoutScreens)[number]

const layout = z.enum(['grid', 'table'])
const groupBy = z.enum(['none', 'type', 'category', 'date'])
const pageSize = z.union([z.number().int().min(1).max(200), z.literal('scroll')])
export type Layout = z.output<typeof layout>
export type GroupBy = z.output<typeof groupBy>
/** Rows a page, or `scroll` for one continuous list. */
export type PageSize = z.output<typeof pageSize>

/** USER_PREFERENCE. Every part is optional: what a person never chose isn't kept. */
export const storedPreferences = z.object({
  layout: z.partialRecord(z.enum(layoutScreens), layout).optional(),
  groupBy: z.partialRecord(z.enum(layoutScreens), groupBy).optional(),
  pageSize: z.record(z.string(), pageSize).optional(),
  rail: z
    .object({
      width: z.number().optional(),
      /** Whether it is open, by kind of screen: 'usual', or the id of one that needs the width. */
      open: z.record(z.string(), z.boolean()).optional(),
      folded: z.array(z.string()).optional(),
    })
    .optional(),
  /** Whether the details panel opens with a choice where it has its place. */
  details: z.boolean().optional(),
  /** By unit: the folders that are open in the tree. */
  openFolders: z.record(z.string(), z.array(z.string())).optional(),
  theme: z.enum(['light', 'dark', 'auto']).optional(),
  deliveryUnitId: z.number().int().optional(),
})
export type Preferences = z.output<typeof storedPreferences>
