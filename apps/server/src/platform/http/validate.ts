import type { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { findOversize } from './oversize.ts'

/** The value as the schema gives it. @throws Refusal ValidationFailed with the fields' messages */
export function validate<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const oversize = findOversize(schema, value)
  if (oversize.length > 0) throw new Refusal('ValidationFailed', { errors: fieldErrors(oversize) })
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Refusal('ValidationFailed', { errors: fieldErrors(parsed.error.issues) })
}

/** Messages by the JSON path of their field, as in `files[0].name`; what concerns the whole stands under `''`. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    const message = issue.code === 'unrecognized_keys' ? 'This field is not known.' : issue.message
    for (const path of keys) {
      const field = jsonPath(path)
      errors[field] = [...(errors[field] ?? []), message]
    }
  }
  return errors
}

const jsonPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key)),
    '',
  )
