import {
  between,
  either,
  flag,
  list,
  number,
  object,
  oneOf,
  optional,
  type Read,
  record,
  text,
  whole,
} from './shape.ts'

/** The lists whose layout is remembered, under the specification's names (section 3: view preferences). */
export const layoutScreens = [
  /** My Office and its folders. */
  'folder',
  /** Files by category. */
  'file',
  /** What changed last, beside one's pins. */
  'pinned',
  'trash',
  /** Shared with me. */
  'shared',
  /** One's pins: folders, then documents. */
  'pinPageFolder',
  'pinPageFile',
  /** Office archive. */
  'publicPageFile',
  /** My archive. */
  'myPublicPageFile',
  /** Pools, and what lies in one. */
  'poolPage',
  'poolPageFile',
] as const
export type LayoutScreen = (typeof layoutScreens)[number]

const layout = oneOf('grid', 'table')
const groupBy = oneOf('none', 'type', 'category', 'date')
const pageSize = either(between(1, 200), oneOf('scroll'))
export type Layout = Read<typeof layout>
export type GroupBy = Read<typeof groupBy>
/** Rows a page, or `scroll` for one continuous list. */
export type PageSize = Read<typeof pageSize>

const savedSort = object({ column: text, direction: oneOf('asc', 'desc') })
export type SavedSort = Read<typeof savedSort>

/** USER_PREFERENCE. Every part is optional: what a person never chose isn't kept. */
export const storedPreferences = object({
  layout: optional(record(layout, layoutScreens)),
  groupBy: optional(record(groupBy, layoutScreens)),
  pageSize: optional(record(pageSize)),
  sort: optional(record(savedSort)),
  rail: optional(
    object({
      width: optional(number),
      /** Whether it is open, by kind of screen: 'usual', or the id of one that needs the width. */
      open: optional(record(flag)),
      folded: optional(list(text)),
    }),
  ),
  /** Whether the details panel opens with a choice where it has its place. */
  details: optional(flag),
  /** By unit: the folders that are open in the tree. */
  openFolders: optional(record(list(text))),
  theme: optional(oneOf('light', 'dark', 'auto')),
  /** As the account has it. */
  language: optional(oneOf('en', 'fil')),
  deliveryUnitId: optional(whole),
})
export type Preferences = Read<typeof storedPreferences>
