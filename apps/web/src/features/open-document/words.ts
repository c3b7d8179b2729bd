import { words } from '../../lib/messages.ts'

export const t = words('open-document', {
  whoMaySee: 'Who may see it',
  category: 'Category',
  date: 'Date',
  keptUntil: 'Kept until',
  tags: 'Tags',
  description: 'Description',
  size: 'Size',
  classifiedTitle: 'This document is classified',
  classifiedLine: 'You may know of it, not read it. Its owner can give you access.',
  failedTitle: 'The document could not be loaded',
  goneTitle: 'This document is not here any more',
  goneLine: 'It was moved, withdrawn or trashed, or it is not yours to see.',
})
