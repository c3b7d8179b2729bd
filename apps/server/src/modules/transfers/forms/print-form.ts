import type { Readable } from 'node:stream'
import type { getTransferForm, ParamsOf, QueryOf } from '@sinupan/contract'
import { calendarDateOf, writtenDay } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context.ts'
import { publishAlone } from '../../../platform/database/transaction.ts'
import { beginPages } from '../../../platform/paper/pages.ts'
import { type Paper, paperStream } from '../../../platform/paper/paper.ts'
import { type Row, writeTable } from '../../../platform/paper/write-table.ts'
import { writeLine } from '../../../platform/paper/write-text.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { Value } from '../../../platform/xlsx/cells.ts'
import { xlsxStream } from '../../../platform/xlsx/xlsx-stream.ts'
import { formPrinted } from '../transfers.facts.ts'
import { requireTransferUnit } from '../transfers.policy.ts'
import { type Form, forms } from './form-columns.ts'
import { countBySeries, findAgency, listSeriesForForm, type SeriesLine } from './forms.queries.ts'

interface Filled {
  form: Form
  agency: string
  on: string
  lines: readonly SeriesLine[]
}

/**
 * A form, filled in as far as the records tell, as a paper or a workbook.
 *
 * @throws Refusal Forbidden; NotFound where there is no such unit or campus
 */
export async function printForm(
  ctx: Context,
  { kind, format, ...asked }: ParamsOf<typeof getTransferForm> & QueryOf<typeof getTransferForm>,
): Promise<{ fileName: string; stream: Readable }> {
  requireTransferUnit(ctx)
  const agency = await findAgency(ctx, asked)
  if (agency === undefined) throw refuse('NotFound')
  const lines =
    kind === 'schedule' ? await listSeriesForForm(ctx) : await countBySeries(ctx, asked, kind === 'authority')
  await publishAlone(ctx, formPrinted({}, { kind, format }))
  const on = calendarDateOf(ctx.clock.now(), ctx.config.TIME_ZONE)
  const filled = { form: forms[kind], agency, on, lines }
  const stream = format === 'xlsx' ? asWorkbook(ctx, filled) : asPaper(ctx, filled)
  return { fileName: `${forms[kind].fileName}-${on}.${format}`, stream }
}

function asWorkbook({ clock, config }: Context, { form, agency, on, lines }: Filled): Readable {
  const head = [form.title, config.INSTITUTION_NAME, agency, `As of ${on}`]
  const rows = async function* (): AsyncGenerator<Value[]> {
    for (const line of lines) yield form.columns.map(({ cell }) => cell(line))
  }
  return xlsxStream({ name: form.title, head, columns: form.columns, rows: rows() }, clock.now())
}

function asPaper({ clock, config }: Context, filled: Filled): Readable {
  const format = { title: filled.form.title, author: config.INSTITUTION_NAME, at: clock.now() }
  return paperStream(format, (paper) => draw(paper, config.INSTITUTION_NAME, filled))
}

async function* draw(paper: Paper, institution: string, { form, agency, on, lines }: Filled): AsyncGenerator<void> {
  const day = writtenDay(on)
  const foot = `${institution} · as of ${day}`
  const pages = beginPages(paper, { head: `${form.title} · ${agency}`, foot, isWide: true })
  const box = { x: pages.frame.left, width: pages.frame.width }
  const y = pages.next()
  writeLine(paper, institution, { ...box, y }, { size: 9, colour: '#555555' })
  writeLine(paper, form.title, { ...box, y: y + 14 }, { size: 16, weight: 'bold' })
  writeLine(paper, `${agency} · as of ${day}`, { ...box, y: y + 38 }, { size: 9.5 })
  const columns = form.isHeadedBySeries ? form.columns.slice(2) : form.columns
  yield* writeTable(paper, {
    pages,
    columns: columns.map(({ short, share }) => ({ title: short, share, lines: 4 })),
    rows: rowsOf(form, columns, lines),
    top: y + 58,
    // Thirteen columns.
    ...(form.isHeadedBySeries && { size: 7.5 }),
  })
  pages.end()
}

async function* rowsOf(form: Form, columns: Form['columns'], lines: readonly SeriesLine[]): AsyncGenerator<Row> {
  if (lines.length === 0) yield ['None.']
  let group = ''
  for (const line of lines) {
    if (!form.isHeadedBySeries && line.group !== group) yield { heading: line.group }
    group = line.group
    if (form.isHeadedBySeries) yield { heading: line.series, aside: line.group }
    yield columns.map(({ cell }) => textOf(cell(line)))
  }
  for (const who of ['Prepared by', 'Approved by']) {
    // Room to sign in.
    yield { heading: '' }
    yield { heading: `${who}  ${'_'.repeat(40)}`, aside: `Date  ${'_'.repeat(16)}` }
  }
}

const textOf = (value: Value): string =>
  value === null ? '' : typeof value === 'object' ? writtenDay(value.date) : String(value)
