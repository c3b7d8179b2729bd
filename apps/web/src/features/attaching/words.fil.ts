import type { Translation } from '../../lib/messages.ts'
import type { english } from './words.ts'

export const attaching = {
  attachments: 'Mga file',
  attach: 'Maglakip ng file',
  attachHint: 'Hanggang {{count}} file, PDF, JPG o PNG, tig-{{size}}',
  onlyTypes: 'PDF, JPG at PNG lang ang tinatanggap.',
  tooLarge: 'Mas malaki ito sa {{size}}.',
  retryFile: 'Ipadala muli ang {{name}}',
  removeFile: 'Alisin ang {{name}}',
} satisfies Translation<typeof english>
