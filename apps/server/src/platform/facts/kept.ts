/**
 * What belongs to the keeper (docs/decisions/0039, 0058): the history, the disposal register with the numbers of its
 * certificates, and where papers were. With what the application may do to each; which rows may still change is said by
 * the triggers of each table. A table that another one refers to, or that refers to another, is locked by its owner when
 * a foreign key is checked, for which PostgreSQL asks for the right to update.
 */
export const keptTables = [
  { table: 'facts', application: 'select, insert', keeper: 'select, insert' },
  { table: 'fact_seals', application: 'select, insert', keeper: 'select, insert' },
  { table: 'location_history', application: 'select, insert', keeper: 'select, insert, update' },
  { table: 'disposals', application: 'select, insert, update', keeper: 'select, insert, update' },
  { table: 'disposal_items', application: 'select, insert, update, delete', keeper: 'select, insert, update' },
  { table: 'certificate_numbers', application: 'select, insert, update', keeper: 'select, insert' },
] as const

// fact_words stands in an index: whoever may replace it lets PostgreSQL run its own statements as the table's owner.
export const keptFunctions = [
  'facts_stay()',
  'fact_words(jsonb)',
  'location_history_stays()',
  'tombstones_stay()',
  'disposal_items_stay()',
  'disposal_items_begin()',
  'disposals_stay()',
  'certificate_numbers_rise()',
] as const

const names = [...keptTables.map(({ table }) => table), ...keptFunctions.map((one) => one.replace(/\(.*/, ''))]

/** Whether a text, such as a migration's, names something that is kept. */
export const namesKept = (text: string): boolean => new RegExp(`\\b(${names.join('|')})\\b`).test(text)
