import { afterAll, expect, vi } from 'vitest'

// A worker runs one file after another with the same modules, so each file puts back what belongs to the whole process.
// sharp names the home of its library there when it is loaded, whoever loads it first.
const ours = () => {
  const { VIPSHOME: _, ...rest } = process.env
  return rest
}
const environment = ours()
const folder = process.cwd()
const umask = process.umask()

afterAll(() => {
  expect(ours(), 'the environment that a test file leaves').toEqual(environment)
  expect(process.cwd(), 'the folder that a test file leaves').toBe(folder)
  expect(process.umask(), 'the file mode that a test file leaves').toBe(umask)
  expect(vi.isFakeTimers(), 'the clock that a test file leaves').toBe(false)
})
