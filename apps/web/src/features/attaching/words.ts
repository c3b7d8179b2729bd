import { words } from '../../lib/messages.ts'

export const english = {
  attachments: 'Files',
  attach: 'Attach a file',
  attachHint: 'Up to {{count}} files, PDF, JPG or PNG, {{size}} each',
  onlyTypes: 'Only PDF, JPG and PNG files are taken.',
  tooLarge: 'It is larger than {{size}}.',
  retryFile: 'Send {{name}} again',
  removeFile: 'Take out {{name}}',
} as const

export const t = words('attaching', english)
