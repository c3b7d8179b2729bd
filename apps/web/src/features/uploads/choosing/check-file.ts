import { formatSize } from '../../../lib/format.ts'
import { extensionOf } from '../../../ui/file-kind.ts'
import { t } from '../words.ts'

/** Programs and scripts, which the server refuses by their content; these are told by their name before they are sent. */
const programs = new Set('exe dll msi com scr bat cmd ps1 vbs jar app deb rpm apk sh'.split(' '))

/** Why a file can't be sent; undefined where it can. `uploadLimit` in bytes. */
export function refusalOfFile({ name, size }: Pick<File, 'name' | 'size'>, uploadLimit: number): string | undefined {
  if (size > uploadLimit) return t('tooLarge', { limit: formatSize(uploadLimit, 0), size: formatSize(size, 1) })
  if (programs.has(extensionOf(name).toLowerCase())) return t('typeRefused')
  return undefined
}
