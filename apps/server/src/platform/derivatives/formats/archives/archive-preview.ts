import { escapeHtml } from '../escape-html.ts'
import { writeReadingPreview } from '../reading-preview.ts'
import type { Entry } from './entry.ts'

const SHOWN = 1_000
const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** The list of what lies in an archive, with sizes and days. */
export function writeArchivePreview(entries: readonly Entry[]): void {
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  const locked = entries.filter(({ isLocked }) => isLocked).length
  const said = [
    `${entries.length} ${entries.length === 1 ? 'file' : 'files'}, ${sizeOf(total)} unpacked.`,
    ...(locked > 0 ? [`${locked} can’t be opened here.`] : []),
  ]
  const left = entries.length - SHOWN
  writeReadingPreview(
    [
      `<p class="said">${said.join(' ')}</p>`,
      '<table><tr><th>Name</th><th>Size</th><th>Changed</th></tr>',
      ...entries.slice(0, SHOWN).map(rowOf),
      '</table>',
      left > 0 ? `<p class="said">${left} more are in the file.</p>` : '',
    ].join('\n'),
  )
}

function rowOf({ name, size, changed }: Entry): string {
  const day = changed && !Number.isNaN(changed.getTime()) ? changed.toISOString().slice(0, 10) : ''
  return `<tr><td>${escapeHtml(name)}</td><td>${sizeOf(size)}</td><td>${day}</td></tr>`
}

/** In thousands, as the pages say it. */
function sizeOf(bytes: number): string {
  const power = bytes < 1_000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1_000 ** power
  return `${power > 0 && value < 10 ? value.toFixed(1) : Math.round(value)} ${UNITS[power]}`
}
