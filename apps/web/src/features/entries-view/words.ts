import { words } from '../../lib/messages.ts'

export const t = words('entries-view', {
  failedTitle: 'The list could not be loaded',
  counts: '{{folders}}, {{documents}}',
  folderCount_one: '{{count}} folder',
  folderCount_other: '{{count}} folders',
  documentCount_one: '{{count}} document',
  documentCount_other: '{{count}} documents',
})
