import { outputNames } from '../../derived.ts'
import { leave } from '../../leave.ts'
import { listStyle } from '../../preview-style.ts'
import { escapeHtml } from '../escape-html.ts'
import type { Entry } from './entry.ts'

const SHOWN = 1_000
const UNITS = ['B', 'kB', 'MB', 'GB', 'TB']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const FOLDER =
  '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M1.5 5A1.5 1.5 0 0 1 3 3.5h4.2a1.5 1.5 0 0 1 1.1.5L9.6 5.4H17A1.5 1.5 0 0 1 18.5 7v8.3A1.5 1.5 0 0 1 17 16.8H3a1.5 1.5 0 0 1-1.5-1.5z"/></svg>'
const LOCK =
  '<svg viewBox="0 0 16 20" role="img"><title>Protected by a password</title><path d="M4 9V7a4 4 0 0 1 8 0v2h.5A1.5 1.5 0 0 1 14 10.5v5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 2 15.5v-5A1.5 1.5 0 0 1 3.5 9zm1.5 0h5V7a2.5 2.5 0 0 0-5 0z"/></svg>'

/** The list of what lies in an archive, folder by folder, with sizes and days; made to be shown inside the page (`listStyle`). */
export function writeArchivePreview(entries: readonly Entry[]): void {
  const shown = [...entries.slice(0, SHOWN)].map((entry) => ({ entry, ...placeOf(entry.name) })).sort(byPlace)
  const left = entries.length - shown.length
  const rows = shown.map(({ entry, folder, name }, index) => {
    const head = folder !== '' && folder !== shown[index - 1]?.folder ? folderRow(folder) : ''
    return head + fileRow(entry, name)
  })
  const table = `<table><thead><tr><th class="name">Name</th><th class="size">Size</th><th>Changed</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`
  const rest = left > 0 ? `<p class="rest">${count(left)} more in the file.</p>` : ''
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Preview</title>`
  leave(
    outputNames.preview.html,
    `<!doctype html><html lang="en" id="dark"><head>${head}<style>${listStyle}</style></head><body><main><p>${summary(entries)}</p>${rows.length > 0 ? table : ''}${rest}</main></body></html>`,
  )
}

const count = (number: number): string => number.toLocaleString('en')

function summary(entries: readonly Entry[]): string {
  if (entries.length === 0) return 'Nothing in it can be listed.'
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  const locked = entries.filter(({ isEncrypted }) => isEncrypted).length
  const packed = entries.filter(({ isLocked, isEncrypted }) => isLocked && !isEncrypted).length
  return [
    `<strong>${count(entries.length)} ${entries.length === 1 ? 'file' : 'files'}</strong>, ${sizeOf(total)} unpacked.`,
    ...(locked > 0 ? [`${count(locked)} ${locked === 1 ? 'is' : 'are'} protected by a password.`] : []),
    ...(packed > 0
      ? [
          `${count(packed)} can only be listed here: ${packed === 1 ? 'it opens' : 'they open'} with the program that packed ${packed === 1 ? 'it' : 'them'}.`,
        ]
      : []),
  ].join(' ')
}

function placeOf(path: string): { folder: string; name: string } {
  const end = path.lastIndexOf('/')
  return { folder: path.slice(0, Math.max(0, end)), name: path.slice(end + 1) }
}

interface Place {
  folder: string
  name: string
}

const collator = new Intl.Collator('en', { numeric: true })

/** What lies in no folder first. */
const byPlace = (a: Place, b: Place): number => collator.compare(a.folder, b.folder) || collator.compare(a.name, b.name)

const folderRow = (folder: string): string =>
  `<tr><th colspan="3" scope="colgroup"><div>${FOLDER}<span>${escapeHtml(folder.replaceAll('/', ' / '))}</span></div></th></tr>\n`

function fileRow({ size, changed, isEncrypted }: Entry, name: string): string {
  const kind = /\.([\p{L}\p{N}]{1,5})$/u.exec(name)?.[1] ?? ''
  const chip = `<span class="kind" aria-hidden="true">${kind === '' ? '&ndash;' : escapeHtml(kind)}</span>`
  const shown = `<div>${chip}<span>${escapeHtml(name)}</span>${isEncrypted ? LOCK : ''}</div>`
  return `<tr class="file"><td class="name">${shown}</td><td class="size">${sizeOf(size)}</td><td class="day">${dayOf(changed)}</td></tr>`
}

/** As the pages say days (`Nov 30 2026`); the place's own time, which nothing here knows, may say the day before or after. */
function dayOf(changed: Date | null): string {
  if (!changed || Number.isNaN(changed.getTime()) || changed.getTime() === 0) return ''
  const day = String(changed.getUTCDate()).padStart(2, '0')
  return `${MONTHS[changed.getUTCMonth()]} ${day} ${changed.getUTCFullYear()}`
}

/** As the pages say it (specification, section 9). */
function sizeOf(bytes: number): string {
  let [step, value] = [0, bytes]
  while (step < UNITS.length - 1 && Number(value.toFixed(step === 0 ? 0 : 2)) >= 1_024) {
    value /= 1_024
    step += 1
  }
  return `${step === 0 ? value : value.toFixed(2)} ${UNITS[step]}`
}
