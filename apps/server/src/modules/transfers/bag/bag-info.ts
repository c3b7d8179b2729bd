import { calendarDateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context.ts'
import type { BagHead } from './bag.queries.ts'

/** The bag declaration (RFC 8493, 2.1.1). */
export const declaration = 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n'

/** `bag-info.txt` (RFC 8493, 2.2.2): the reserved elements that archives institutions read. */
export function bagInfo({ config }: Context, head: BagHead): string {
  const elements: [label: string, value: string][] = [
    ['Source-Organization', config.INSTITUTION_NAME],
    ['Contact-Name', head.makerName],
    ['Contact-Email', head.makerEmail],
    ['External-Description', head.title],
    ['Bagging-Date', calendarDateOf(new Date(head.createdAt), config.TIME_ZONE)],
    ['External-Identifier', head.number],
    ['Bag-Size', sizeOf(head.totalSize)],
    ['Payload-Oxum', `${head.totalSize}.${head.fileCount}`],
    ['Internal-Sender-Description', `Records handed over to ${head.recipient}`],
  ]
  return elements.map(([label, value]) => `${label}: ${value.replace(/\s+/g, ' ').trim()}\n`).join('')
}

const units = ['B', 'kB', 'MB', 'GB', 'TB']
function sizeOf(bytes: number): string {
  const step = bytes === 0 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1)
  return `${Number((bytes / 1000 ** step).toFixed(1))} ${units[step]}`
}
