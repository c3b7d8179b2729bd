import type { z } from 'zod'

/** The sentences that a schema says itself of what it refuses, at any depth; those that zod has ready are left out. */
export function ownSentences(schema: z.ZodType): string[] {
  const found = new Set<string>()
  read(schema, { found, seen: new Set() })
  return [...found]
}

function read(value: unknown, reading: { found: Set<string>; seen: Set<unknown> }): void {
  if (typeof value !== 'object' || value === null || reading.seen.has(value)) return
  reading.seen.add(value)
  const def = (value as { _zod?: { def: Record<string, unknown> } })._zod?.def
  if (typeof def?.error === 'function') reading.found.add(sentenceOf(def.error({ code: 'custom', input: 'x' })))
  // Shapes, lists of options, checks and inner schemas all stand in the definition.
  for (const part of Object.values(def ?? value)) read(part, reading)
}

const sentenceOf = (said: unknown): string =>
  typeof said === 'string' ? said : String((said as { message?: unknown } | undefined)?.message)
