import { z } from 'zod'

/** What a fact is about; the columns by which it is found again. */
export interface Subject {
  documentId?: number
  folderId?: number
  postingId?: number
  unitId?: number
}

/** Something that happened, not written yet. */
export interface Happened {
  name: string
  subject: Subject
  payload: Record<string, unknown>
}

/** A fact as it was written. */
export interface Fact<P = Record<string, unknown>> extends Subject {
  id: number
  name: string
  at: string
  actorId: string | null
  payload: P
}

export interface FactKind<S extends z.ZodObject, N extends string = string> {
  (subject: Subject, payload: z.input<S>): Happened
  /** As in `document.renamed`. */
  factName: N
  payload: S
}

/** Declares a kind of fact: `const documentRenamed = fact('document.renamed', { from: z.string(), to: z.string() })`. */
export function fact<S extends z.ZodRawShape, N extends string>(name: N, shape: S): FactKind<z.ZodObject<S>, N> {
  const payload = z.object(shape)
  const make = (subject: Subject, value: z.input<typeof payload>): Happened => ({
    name,
    subject,
    payload: payload.parse(value),
  })
  return Object.assign(make, { factName: name, payload })
}
