import { sql } from 'kysely'
import { advisoryLock } from '../../platform/database/advisory-lock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Place } from './place.ts'

/**
 * Free names for things that come to a place in this order: the name itself where no living sibling has it, else
 * `name (2)`, `name (3)` … Under the lock of the folder they stay free; at the root somebody may come first.
 */
export async function freeNames(
  db: Database,
  { unitId, folderId }: Place,
  kind: 'folder' | 'document',
  names: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ names: string[] }>`
    select free_names(${kind}, ${unitId}, ${folderId}, ${names}::text[]) as names`.execute(db)
  return rows[0]?.names ?? []
}

/** As `freeNames`, of one. */
export async function freeName(db: Database, place: Place, kind: 'folder' | 'document', name: string): Promise<string> {
  const [free = name] = await freeNames(db, place, kind, [name])
  return free
}

/** Keeps everybody else from looking for a free name at the roots of units until the transaction ends. */
export const lockRootNames = (db: Database, ...unitIds: readonly number[]) => advisoryLock(db, 'rootNames', ...unitIds)
