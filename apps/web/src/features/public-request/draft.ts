import { keptFiles } from '../../lib/kept-files.ts'
import type { RequestValues } from './request-values.ts'

const key = 'DOCUMENT_REQUEST'

/** What somebody has written so far, kept in this browser alone until it is sent or thrown away. */
export interface Draft {
  values: RequestValues
  step: number
}

// A browser may refuse storage; then nothing outlives the page.
function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(localStorage)
  } catch {
    return undefined
  }
}

export function readDraft(): Draft | undefined {
  const kept = inStorage((storage) => storage.getItem(key))
  if (!kept) return undefined
  try {
    const { values, step } = JSON.parse(kept) as Partial<Draft>
    return values && typeof values === 'object' && typeof step === 'number' ? { values, step } : undefined
  } catch {
    return undefined
  }
}

export const keepDraft = (draft: Draft): void =>
  void inStorage((storage) => storage.setItem(key, JSON.stringify(draft)))
/** Throws away what was written, with the files that were chosen for it. */
export function dropDraft(): void {
  inStorage((storage) => storage.removeItem(key))
  void keptFiles.clear()
}
