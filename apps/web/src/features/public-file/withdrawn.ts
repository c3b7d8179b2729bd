import type { WithdrawnDocument } from '@sinupan/contract'
import { ApiRefusal } from '../../lib/api-refusal.ts'

/** What may still be known of a document that was public; undefined for every other failure. */
export function withdrawnOf(error: unknown): WithdrawnDocument | undefined {
  if (!(error instanceof ApiRefusal) || error.code !== 'Withdrawn') return undefined
  const { name, publishedOn, withdrawnOn, reason } = error.details as Partial<WithdrawnDocument>
  if (!name || !publishedOn || !withdrawnOn) return undefined
  return { name, publishedOn, withdrawnOn, reason: reason ?? null }
}
