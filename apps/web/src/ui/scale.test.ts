import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))
const styles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.css') && !path.startsWith('ui'),
)
// A width at which a layout changes can't be a variable; those are in em.
const written = /\d+px\b|#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab)\(/i

test('only ui says pixels and colours: everything else takes them from its scale', () => {
  expect(styles.length).toBeGreaterThan(30)
  const own = styles.flatMap((path) =>
    readFileSync(join(source, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (written.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  )
  expect(own).toEqual([])
})

test('every step of the scale that is taken is there', () => {
  const roles = readFileSync(join(source, 'ui/roles.css'), 'utf8')
  const steps = styles.flatMap((path) => [
    ...readFileSync(join(source, path), 'utf8').matchAll(
      /var\((--(?:space|radius|text(?!-scale)|line|paper|hair)[\w-]*)/g,
    ),
  ])
  const missing = new Set(steps.map(([, name = '']) => name).filter((name) => !roles.includes(`${name}:`)))
  expect([...missing]).toEqual([])
})
