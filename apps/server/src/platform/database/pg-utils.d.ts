// pg exports its files, and @types/pg doesn’t know this one.
declare module 'pg/lib/utils.js' {
  /** A value as PostgreSQL takes it; one that was prepared already is itself. @throws what can’t be written as JSON */
  export function prepareValue(value: unknown): unknown
}
