import { setImmediate } from 'node:timers/promises'
import { judge, type Problem } from '@sinupan/contract'
import type { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { findOversize } from './oversize.ts'

/** The value as the schema gives it. @throws Refusal ValidationFailed with the fields' messages */
export function validate<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  // First of all: what is too long or too deep is not walked through.
  refuseOversize(schema, value)
  return judged(schema, value)
}

/** As `validate`, of what is large: in steps, between which everybody else has a turn. */
export async function validateInSteps<S extends z.ZodType>(schema: S, value: unknown): Promise<z.output<S>> {
  await setImmediate()
  refuseOversize(schema, value)
  await setImmediate()
  const data = judged(schema, value)
  await setImmediate()
  return data
}

function refuseOversize(schema: z.ZodType, value: unknown): void {
  const oversize = findOversize(schema, value)
  if (oversize.length > 0) throw new Refusal('ValidationFailed', { errors: fieldErrors(oversize) })
}

function judged<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const { data, problems } = judge(schema, value)
  if (!problems) return data
  throw new Refusal('ValidationFailed', { errors: fieldErrors(problems) })
}

/** More than these nobody reads; an answer is not longer than what was asked. */
const mostProblems = 100

/** Messages by the JSON path of their field, as in `files[0].name`; what concerns the whole stands under `''`. */
function fieldErrors(problems: readonly Problem[]): Record<string, string[]> {
  const errors = new Map<string, string[]>()
  for (const { path, message } of problems.slice(0, mostProblems)) {
    const field = jsonPath(path)
    errors.set(field, [...(errors.get(field) ?? []), message])
  }
  return Object.fromEntries(errors)
}

const jsonPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key)),
    '',
  )
