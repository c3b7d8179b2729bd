import type { RefusalCode } from '@sinupan/contract'
import { refuse } from '../refusal.ts'

type DatabaseError = { code?: string; constraint?: string }

// Refusals that the database itself speaks (migrations 0007, 0008 and 0037).
const spoken: Record<string, RefusalCode> = {
  SP001: 'WouldMakeCycle',
  SP002: 'PublicClassified',
  SP003: 'Posted',
  SP004: 'UnderRetention',
  SP005: 'InTrash',
  SP006: 'OnHold',
  // What a row points to was deleted while it was on its way.
  '23503': 'StateChanged',
  // The work met somebody else's at each of many tries.
  '40001': 'StateChanged',
  '40P01': 'StateChanged',
}

// Checks whose breaking is a refusal (migrations 0021 and 0036).
const checked: Record<string, RefusalCode> = { folders_depth: 'TooDeep', locations_depth: 'TooDeep' }

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

/** serialization_failure: the transaction begins anew and sees what the other has left. */
export const again = (cause?: unknown) => Object.assign(new Error('Somebody came first', { cause }), { code: '40001' })

/** `.catch(againOnUnique('documents_living_name'))`: somebody took the name meanwhile; the transaction begins anew. */
export function againOnUnique(constraint: string) {
  return (error: unknown): never => {
    const { code, constraint: broken } = error as DatabaseError
    throw code === '23505' && broken === constraint ? again(error) : error
  }
}

/** `.catch(againOnReferenced())`: something came to point to the row meanwhile; the transaction begins anew. */
export const againOnReferenced =
  () =>
  (error: unknown): never => {
    throw (error as DatabaseError).code === '23503' ? again(error) : error
  }

/** `.catch(onReferenced())`: a row that others still point to is in use, whoever they are. */
export const onReferenced =
  () =>
  (error: unknown): never => {
    if ((error as DatabaseError).code === '23503') throw refuse('InUse')
    throw error
  }

/**
 * Whether the data of a row can't stand (classes 22 and 23 of SQLSTATE), such as of a document that has just gone: of many in one
 * statement it is one's fault. All else is everybody's.
 */
export const isOfOne = (error: unknown): boolean => /^2[23]/.test((error as DatabaseError).code ?? '')
