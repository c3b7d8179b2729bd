import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const sources = globSync('**/*.{ts,tsx}', { cwd: root }).filter((path) => !/\.test\.tsx?$/.test(path))
const having = (words: RegExp) => sources.filter((path) => words.test(readFileSync(join(root, path), 'utf8')))

test('every field that asks while one types waits as long (specification, section 9), and never asks within a press', () => {
  expect(having(/useRested(Callback)?\(/).length).toBeGreaterThan(10)
  expect(having(/useDebounced|useThrottled/)).toEqual([])
})
