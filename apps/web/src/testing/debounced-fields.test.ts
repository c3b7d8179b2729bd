import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const sources = globSync('**/*.{ts,tsx}', { cwd: root }).filter((path) => !/\.test\.tsx?$/.test(path))

test('every field that asks while one types waits as long (specification, section 9)', () => {
  const debounced = sources.filter((path) => /useDebounced\w+\(/.test(readFileSync(join(root, path), 'utf8')))
  expect(debounced.length).toBeGreaterThan(5)
  const otherwise = debounced.filter((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return /useDebounced\w+\([^)]*\d+\)/.test(text) || !/\{ debounceMs \} from '(.*lib|\.)\/debounce\.ts'/.test(text)
  })
  expect(otherwise).toEqual([])
})
