import type { Rolldown } from 'vite'

const src = (paths: string) => `/apps/web/src/(${paths})\\.(tsx?|css)$`
const mantine = (parts: string) => `/@mantine/core/esm/components/(${parts})/`
const any = (...tests: string[]) => new RegExp(tests.join('|'))

/** What staff and outsiders need, though not an outsider's first page. */
const sharedUi =
  'pager|bottom-sheet|mantine-more|screen-header|tab-bar|(details|dialog|states)/.*|middle-name|progress-bar'
const firstScreen = 'my-office/(my-office|folder)-page'
const residents = 'search/palette/palette|identities/step-up|keys-help/keys-help|uploads/tray/uploads'
/** What the staff's frame and lists may open: brought at once while nothing else is to do. */
const opened = [
  'app/notice-list',
  'features/search/palette/palette-dialog',
  'features/document-details/(details-pane|document-preview)',
  'features/(documents|moving|postings|sharing|entry-acts|identities|keys-help)/.*-dialog',
].join('|')
const sharedParts = 'Anchor|Checkbox|Input|InputBase|Menu|Modal|Drawer|Popover|ScrollArea|TextInput|Tooltip'

/**
 * Which code comes together: few requests, and nobody carries what they don't need. Those above take first, each with
 * what it imports. What is in none of them is cut by screen, dialog and viewer, as `import()` says.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'core',
    test: any(
      src('main|app/public-frame|features/public-search/public-search-page'),
      '/@tanstack/.*query',
      'rolldown/runtime',
    ),
  },
  {
    name: 'parts',
    test: any(src(`ui/(${sharedUi})|lib/command|lib/sign-out`), mantine(sharedParts)),
  },
  // An icon that few screens have comes with them.
  { name: 'parts', test: any('/@tabler/'), minShareCount: 8 },
  { name: 'preview', test: any(src('features/preview/(index|preview-overlay|preview-files)')) },
  { name: 'staff', test: any(src(`app/staff-frame|features/(${firstScreen}|${residents})`)) },
  { name: 'forms', test: any(src('lib/(form-dialog|contract-form|fields|choice-fields)')) },
  // Each is small, and whoever works here opens most of them.
  { name: 'later', test: any(src(opened)) },
  { name: 'charts', test: any(src('.*/(growth|decided)-chart')) },
  {
    name: 'more',
    test: any(src('(list|features/(?!attaching|people|identities|preview|public-|request-clock))/.*'), '/@tabler/'),
    minShareCount: 2,
  },
].map((group, at, all) => ({ ...group, priority: all.length - at }))
