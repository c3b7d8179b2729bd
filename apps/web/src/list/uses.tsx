import type { Uses } from '@sinupan/contract'
import classes from './list.module.css'
import { t } from './words.ts'

const kinds = [
  'offices',
  'units',
  'folders',
  'documents',
  'postings',
  'people',
  'grants',
  'categories',
  'approvers',
] as const satisfies readonly (keyof Uses)[]

/** What uses a thing, counted, as a list; nothing where nothing does. */
export function UsesList({ uses }: { uses: Partial<Uses> }) {
  const found = kinds.filter((kind) => (uses[kind] ?? 0) > 0)
  if (found.length === 0) return null
  return (
    <ul className={classes.uses}>
      {found.map((kind) => (
        <li key={kind}>{t(kind, { count: uses[kind] ?? 0 })}</li>
      ))}
    </ul>
  )
}
