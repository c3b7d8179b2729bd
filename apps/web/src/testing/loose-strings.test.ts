import { join } from 'node:path'
import { expect, test } from 'vitest'
import { looseStrings, looseStringsBelow } from './loose-strings.ts'

test('everything that the web says stands in the catalogue', () => {
  expect(looseStringsBelow(join(import.meta.dirname, '..'))).toEqual([])
})

test('a text outside the catalogue is found with its file and line', () => {
  const source = `const a = (
    <Button title="Open it" aria-label={open ? 'Close' : t('open')} className="wide">
      Save
      {count > 1 && 'several'}
      {t('save', { label: t('folder') })} · {"/"}
    </Button>
  )
  toast.done({ title: 'Moved ' + name })`
  expect(looseStrings('screen.tsx', source)).toEqual([
    'screen.tsx:2 Open it',
    'screen.tsx:2 Close',
    'screen.tsx:3 Save',
    'screen.tsx:4 several',
    'screen.tsx:8 Moved',
  ])
})
