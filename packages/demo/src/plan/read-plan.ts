import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { checked } from '../texts/read-text.ts'

/** A part of the plan, `plan/<name>.json`. @throws a sentence with its name where it lacks something */
export function readPlan<T>(name: string, shape: z.ZodType<T>): T {
  const bytes = readFileSync(new URL(`../../plan/${name}.json`, import.meta.url), 'utf8')
  return checked(shape, JSON.parse(bytes), name)
}
