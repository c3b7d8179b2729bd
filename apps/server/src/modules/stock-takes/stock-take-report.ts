import type { Readable } from 'node:stream'
import type { StockTake, StockTakeItem, StockTakeItemState } from '@sinupan/contract'
import { calendarDateOf, writtenDay } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { beginPages, frame } from '../../platform/paper/pages.ts'
import { type Paper, paperStream } from '../../platform/paper/paper.ts'
import { type Row, writeTable } from '../../platform/paper/write-table.ts'
import { writeLine, writeLines } from '../../platform/paper/write-text.ts'
import type { Value } from '../../platform/xlsx/cells.ts'
import { xlsxStream } from '../../platform/xlsx/xlsx-stream.ts'
import { todayOf } from '../holidays/index.ts'
import { listItemsAfter } from './stock-takes.queries.ts'

const states: readonly [StockTakeItemState, string][] = [
  ['missing', 'Missing'],
  ['misplaced', 'Misplaced'],
  ['onLoan', 'On loan'],
  ['found', 'Found'],
]
const atOnce = 500

/** All items of one state, read as they are asked for. */
async function* itemsOf(ctx: Context, stockTakeId: number, state: StockTakeItemState): AsyncGenerator<StockTakeItem> {
  for (let after = 0; ; ) {
    const some = await listItemsAfter(ctx, { stockTakeId, state, after, most: atOnce })
    yield* some
    if (some.length < atOnce) return
    after = some.at(-1)?.id ?? 0
  }
}

const nameOf = (person: StockTake['startedBy']): string => (person ? `${person.firstName} ${person.lastName}` : '')
const dayIn = ({ config }: Context, instant: string): string => calendarDateOf(new Date(instant), config.TIME_ZONE)

const writtenDayIn = (ctx: Context, instant: string): string => writtenDay(dayIn(ctx, instant))

/** What was met and what was not, as a workbook. */
export function stockTakeWorkbook(ctx: Context, stockTake: StockTake): Readable {
  const columns = [
    { title: 'Result', width: 12 },
    { title: 'Title', width: 60 },
    { title: 'Item code', width: 12 },
    { title: 'Belongs in', width: 60 },
    { title: 'Scanned on', width: 12 },
    { title: 'By', width: 24 },
  ]
  async function* rows(): AsyncGenerator<Value[]> {
    for (const [state, word] of states)
      for await (const { name, itemCode, place, foundAt, foundBy } of itemsOf(ctx, stockTake.id, state))
        yield [word, name, itemCode, place, foundAt && { date: dayIn(ctx, foundAt) }, nameOf(foundBy)]
  }
  const head = [ctx.config.INSTITUTION_NAME, ...sentencesOf(ctx, stockTake)]
  return xlsxStream({ name: `Stock-take ${stockTake.id}`, head, columns, rows: rows() }, ctx.clock.now())
}

function sentencesOf(ctx: Context, stockTake: StockTake): string[] {
  const { fileLocation, expected, found, misplaced, missing, onLoan, startedAt, startedBy, closedAt, closedBy } =
    stockTake
  const begun = `Begun on ${writtenDayIn(ctx, startedAt)} by ${nameOf(startedBy)}`
  const ended = closedAt ? `closed on ${writtenDayIn(ctx, closedAt)} by ${nameOf(closedBy)}` : 'not closed yet'
  return [
    `Stock-take of ${fileLocation.way} · ${fileLocation.code}`,
    `${begun}; ${ended}.`,
    `Expected ${expected} · found ${found} · misplaced ${misplaced} · missing ${missing} · on loan ${onLoan}`,
  ]
}

const columns = [
  { title: 'Title', share: 44, lines: 2 },
  { title: 'Item code', share: 14 },
  { title: 'Belongs in', share: 34, lines: 2 },
  { title: 'Scanned on', share: 12 },
]

/** The same on paper: what needs looking after first. */
export function stockTakePaper(ctx: Context, stockTake: StockTake): Readable {
  const { config, clock } = ctx
  const { location, code } = stockTake.fileLocation
  const format = { title: `Stock-take: ${location} (${code})`, author: config.INSTITUTION_NAME, at: clock.now() }
  return paperStream(format, (paper) => draw(paper, ctx, stockTake))
}

async function* draw(paper: Paper, ctx: Context, stockTake: StockTake): AsyncGenerator<void> {
  const { location, code } = stockTake.fileLocation
  const foot = `${ctx.config.INSTITUTION_NAME} · printed ${writtenDay(todayOf(ctx))}`
  const pages = beginPages(paper, { head: `Stock-take · ${location} · ${code}`, foot })
  const top = writeHeading(paper, ctx, stockTake, pages.next())
  yield* writeTable(paper, { pages, columns, rows: rowsOf(ctx, stockTake), top })
  pages.end()
}

function writeHeading(paper: Paper, ctx: Context, stockTake: StockTake, y: number): number {
  const box = { x: frame.left, width: frame.width }
  const grey = { size: 9, colour: '#555555' }
  writeLine(paper, ctx.config.INSTITUTION_NAME, { ...box, y }, grey)
  writeLine(paper, stockTake.deliveryUnit.name, { ...box, y: y + 12 }, grey)
  const title = { size: 17, weight: 'bold', most: 2, leading: 21 } as const
  const lines = writeLines(paper, `Stock-take: ${stockTake.fileLocation.location}`, { ...box, y: y + 30 }, title)
  let below = y + 34 + lines * title.leading
  for (const sentence of sentencesOf(ctx, stockTake)) {
    writeLine(paper, sentence, { ...box, y: below }, { size: 9.5 })
    below += 14
  }
  return below + 8
}

async function* rowsOf(ctx: Context, stockTake: StockTake): AsyncGenerator<Row> {
  for (const [state, word] of states) {
    const count = stockTake[state]
    if (count === 0) continue
    yield { heading: word, aside: String(count) }
    for await (const { name, itemCode, place, foundAt } of itemsOf(ctx, stockTake.id, state))
      yield [name, itemCode, place ?? '', foundAt ? writtenDayIn(ctx, foundAt) : '']
  }
}
