import { words } from '../../lib/messages.ts'
import type { FileKind } from '../../ui/file-kind.ts'

const t = words('file-kinds', {
  pdf: 'PDF',
  word: 'Word',
  spreadsheet: 'Spreadsheet',
  presentation: 'Presentation',
  image: 'Picture',
  video: 'Video',
  music: 'Sound',
  drawing: 'Drawing',
  text: 'Text',
  compressed: 'Archive',
  other: 'Other',
} satisfies Record<FileKind, string>)

/** What people call files of a kind. */
export const kindName = (kind: FileKind): string => t(kind)
