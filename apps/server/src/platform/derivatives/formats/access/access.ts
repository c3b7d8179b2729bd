import { bytesOf } from '../../bytes-of.ts'
import type { Job, Note } from '../../derived.ts'
import { tidyText, withinBytes } from '../../tidy-text.ts'
import { Unreadable } from '../../unreadable.ts'
import { showLines } from '../old/show-lines.ts'
import { JetPages } from './jet-pages.ts'
import { columnsOf } from './jet-tables.ts'
import { valuesOf } from './jet-values.ts'

/** The table of all tables, whose definition stands on the third page. */
const CATALOG = 2
const TABLE = '1'
/** What Access keeps for itself. */
const OWN = /^(?:MSys|~|f_[0-9A-F]{32}_)/
const MOST_TABLES = 2_000
/** Rows of all tables that are looked at. */
const MOST_ROWS = 200_000
const SHOWN_LETTERS = 100_000

/** A database of Access (MDB, ACCDB): a page of text for each table, with its name, its columns and its rows. */
export async function readAccess(job: Job, note: Note): Promise<void> {
  const pages = new JetPages(bytesOf(job))
  const rowPages = pages.rowPages()
  const tables = tablesIn(pages, rowPages.get(CATALOG) ?? [])
  const texts: string[] = []
  let [rows, letters] = [MOST_ROWS, job.limits.textBytes]
  for (const { name, page } of tables) {
    const columns = columnsOf(pages, page)
    const lines = [name, columns.map((column) => column.name).join('\t')]
    for (const number of rowPages.get(page) ?? [])
      for (const row of rows > 0 && letters > 0 ? pages.rowsOn(number) : []) {
        const line = valuesOf(pages, columns, row).join('\t')
        lines.push(line)
        rows -= 1
        letters -= line.length
      }
    texts.push(tidyText(lines.join('\n')))
  }
  await showLines(texts.join('\n\n').slice(0, SHOWN_LETTERS), job, note)
  note({ pages: withinBytes(texts, job.limits.textBytes) })
}

function tablesIn(pages: JetPages, catalog: readonly number[]): { name: string; page: number }[] {
  const columns = columnsOf(pages, CATALOG)
  const place = (name: string) => columns.findIndex((column) => column.name === name)
  const [id, named, type] = [place('Id'), place('Name'), place('Type')]
  if (id < 0 || named < 0 || type < 0) throw new Unreadable('Corrupt', 'The database does not say which tables it has')
  const tables: { name: string; page: number }[] = []
  for (const number of catalog)
    for (const row of pages.rowsOn(number)) {
      const values = valuesOf(pages, columns, row)
      const name = values[named] ?? ''
      if (values[type] !== TABLE || OWN.test(name) || tables.length >= MOST_TABLES) continue
      tables.push({ name, page: Number(values[id]) & 0xffffff })
    }
  return tables.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}
