import type { RefusalCode } from '@sinupan/contract'
import { refuse } from '../refusal.ts'

type DatabaseError = { code?: string; constraint?: string }

// Refusals that the database itself speaks (migrations 0007 and 0008).
const spoken: Record<string, RefusalCode> = {
  SP001: 'WouldMakeCycle',
  SP002: 'PublicClassified',
  SP003: 'Posted',
  SP004: 'UnderRetention',
  SP005: 'InTrash',
  // What a row points to was deleted while it was on its way.
  '23503': 'StateChanged',
}

// Checks whose breaking is a refusal (migration 0021).
const checked: Record<string, RefusalCode> = { folders_depth: 'TooDeep' }

/** Translates the refusals that triggers and checks speak. */
export function refusalOf(error: unknown): RefusalCode | undefined {
  const { code = '', constraint = '' } = error as DatabaseError
  return spoken[code] ?? (code === '23514' ? checked[constraint] : undefined)
}

/** `.catch(onUnique('folders_living_name', 'NameTaken'))`: a broken unique index becomes a refusal. */
export function onUnique(constraint: string, code: RefusalCode, details?: Record<string, unknown>) {
  return (error: unknown): never => {
    const { code: state, constraint: broken } = error as DatabaseError
    if (state === '23505' && broken === constraint) throw refuse(code, details)
    throw error
  }
}

/** `.catch(onReferenced())`: a row that others still point to is in use, whoever they are. */
export const onReferenced =
  () =>
  (error: unknown): never => {
    if ((error as DatabaseError).code === '23503') throw refuse('InUse')
    throw error
  }
