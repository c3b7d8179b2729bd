import { words } from '../../lib/messages.ts'
import type { FileKind } from '../../ui/file-kind.ts'

export const english = {
  pdf: 'PDF',
  word: 'Word',
  spreadsheet: 'Spreadsheet',
  presentation: 'Presentation',
  image: 'Picture',
  video: 'Video',
  music: 'Sound',
  drawing: 'Drawing',
  mail: 'Mail',
  text: 'Text',
  compressed: 'Archive',
  other: 'Other',
} as const satisfies Record<FileKind, string>

const t = words('file-kinds', english)

/** What people call files of a kind. */
export const kindName = (kind: FileKind): string => t(kind)
