import { readFileSync } from 'node:fs'
import type { z } from 'zod'

const place = (path: string) => new URL(`../../texts/${path}`, import.meta.url)

/** A text of the demo university, by its path below `texts/`. */
export const readText = (path: string): string => readFileSync(place(path), 'utf8')

/** A text of parts, `texts/<path>.json`. @throws a sentence with the path where it lacks something */
export const readParts = <T>(path: string, shape: z.ZodType<T>): T =>
  checked(shape, JSON.parse(readText(`${path}.json`)), path)

/** The head and the body of `texts/<path>.md`: `key: value` lines between two rules, then the text. */
export function readPaper<T>(path: string, shape: z.ZodType<T>): { head: T; body: string } {
  const [, lines, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(readText(`${path}.md`)) ?? []
  if (lines === undefined || body === undefined) throw new Error(`The text '${path}' has no head between two rules.`)
  return { head: checked(shape, Object.fromEntries(lines.split('\n').map(pair)), path), body }
}

function pair(line: string): [key: string, value: string] {
  const colon = line.indexOf(': ')
  return [line.slice(0, colon), line.slice(colon + 2)]
}

/** @throws a sentence with the path */
export function checked<T>(shape: z.ZodType<T>, value: unknown, path: string): T {
  const { data, error } = shape.safeParse(value)
  if (error) throw new Error(`'${path}' of the demo university is not as it should be: ${error.message}`)
  return data
}
