import { formatDayTime } from '../../../lib/format.ts'
import { t } from '../words.ts'
import type { Picked } from './walk-entries.ts'

/** The files of a paste. A picture that was copied out of a page or a screenshot has no name of its own and gets one. */
export function pastedOf({ files }: DataTransfer, now = new Date()): Picked | undefined {
  const all = [...files]
  if (all.length === 0) return undefined
  const named = all.map((file) => (isNameless(file) ? renamed(file, now) : file))
  return { files: named.map((file) => ({ file, path: file.name })), folders: [], unreadable: [] }
}

// What browsers call every picture on the clipboard.
const isNameless = ({ name }: File) => /^image\.\w+$/i.test(name)

function renamed(file: File, now: Date): File {
  const extension = file.name.slice(file.name.lastIndexOf('.'))
  const at = formatDayTime(now).replaceAll(':', '.')
  return new File([file], `${t('pastedName', { at })}${extension}`, { type: file.type })
}
