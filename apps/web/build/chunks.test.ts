import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chunks } from './chunks.ts'

const src = join(import.meta.dirname, '../src')
const own = globSync('**/*.{ts,tsx,css}', { cwd: src }).map((path) => `/home/apps/web/src/${path}`)
const groups = [...chunks].sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0))
const matches = ({ test }: (typeof chunks)[number], path: string) => test instanceof RegExp && test.test(path)
/** The group that takes a module for itself; what it imports comes with it. */
const groupOf = (path: string) => groups.find((group) => matches(group, path))?.name

describe('which code comes together', () => {
  it('is said of modules that there are: none was moved away from its group', () => {
    const empty = groups.filter((group) => !own.some((path) => matches(group, path)) && group.name !== 'parts')
    expect(empty).toEqual([])
  })

  it('begins with what every page needs', () => {
    expect(groupOf('/home/apps/web/src/main.tsx')).toBe('core')
    expect(groupOf('/home/apps/web/src/features/public-search/public-search-page.tsx')).toBe('core')
    expect(groupOf('/home/node_modules/@tanstack/react-query/build/modern/useQuery.js')).toBe('core')
  })

  it('has the parts that staff and outsiders share apart, and the staff’s frame with My Office', () => {
    expect(groupOf('/home/apps/web/src/ui/pager.tsx')).toBe('parts')
    expect(groupOf('/home/node_modules/@mantine/core/esm/components/Menu/Menu.mjs')).toBe('parts')
    expect(groupOf('/home/node_modules/@mantine/core/esm/components/MenuBar/MenuBar.mjs')).toBeUndefined()
    expect(groupOf('/home/apps/web/src/features/my-office/my-office-page.tsx')).toBe('staff')
  })

  it('brings dialogs later, all of them', () => {
    const dialogs = own.filter((path) => /features\/(documents|moving|postings|entry-acts)\/.*-dialog\.tsx$/.test(path))
    expect(dialogs.length).toBeGreaterThan(5)
    expect(new Set(dialogs.map(groupOf))).toEqual(new Set(['later']))
  })

  it('never brings a staff’s feature to an outsider: those of outsiders are in no group but the first', () => {
    const outsiders = own.filter((path) => /features\/(public-file|people)\//.test(path))
    expect(new Set(outsiders.map(groupOf))).toEqual(new Set([undefined]))
  })
})
