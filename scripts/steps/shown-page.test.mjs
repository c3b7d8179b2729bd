import { expect, test } from 'vitest'
import { shownPage } from './shown-page.mjs'

const written = (...snapshot) =>
  [
    '# Instructions',
    '',
    '- Explain why',
    '',
    '```',
    'Error: what is expected',
    '```',
    '',
    '```yaml',
    ...snapshot,
    '```',
  ]
    .concat(['', '# Test source', '', '```ts', '- dialog "of the test"', '```'])
    .join('\n')

test('the dialogs are shown, and nothing of what Playwright writes around the page', () => {
  const shown = shownPage(
    written(
      '- main:',
      '  - heading "My Office" [level=1]',
      '- dialog "New folder":',
      '  - textbox "Name": Half',
      '- contentinfo: end',
    ),
  )
  expect(shown).toEqual(['- dialog "New folder":', '  - textbox "Name": Half'])
})

test('the focus is told where it is marked, and what stands around it', () => {
  const shown = shownPage(
    written(
      '- generic [ref=e1]:',
      '  - main [ref=e2]:',
      '    - searchbox "Search" [active] [ref=e3] [cursor=pointer]: memo',
      '    - button "Go" [ref=e4]',
    ),
  )
  expect(shown).toEqual([
    'focus on - searchbox "Search" [active]: memo',
    '- generic:',
    '  - main:',
    '    - searchbox "Search" [active]: memo',
    '    - button "Go"',
  ])
})

test('where the focus is nowhere, the page’s own part and its alerts are shown', () => {
  const shown = shownPage(
    written(
      '- generic [active] [ref=e1]:',
      '  - navigation: all',
      '  - main:',
      '    - text: None',
      '  - alert: No line',
    ),
  )
  expect(shown).toEqual(['focus on - generic [active]:', '  - alert: No line', '  - main:', '    - text: None'])
})

test('no more is shown than is read, and nothing where there was no page', () => {
  const items = Array.from({ length: 100 }, (_, no) => `  - listitem: ${no}`)
  expect(shownPage(written('- main:', ...items))).toHaveLength(30)
  expect(shownPage('# Instructions\n\n```\nError: one is not two\n```\n')).toEqual([])
})
