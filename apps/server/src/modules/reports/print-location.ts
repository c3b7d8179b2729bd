import type { Readable } from 'node:stream'
import type { LabelLayout, ReportType } from '@sinupan/contract'
import { publicUrl } from '../../config.ts'
import type { Context } from '../../platform/context.ts'
import type { PaperFormat } from '../../platform/paper/paper.ts'
import { routeIdOf } from '../../platform/route-id.ts'
import type { Value } from '../../platform/xlsx/cells.ts'
import { xlsxStream, xlsxType } from '../../platform/xlsx/xlsx-stream.ts'
import { locationRoute } from '../locations/index.ts'
import { type DocumentInside, type Inside, walkBranch } from './branch.ts'
import { codePicture } from './code-picture.ts'
import { contentsReport } from './contents-report.ts'
import { type Label, labelSheets } from './draw-labels.ts'
import { kindNames } from './kind-names.ts'
import type { Printable } from './require-printable.ts'

export interface Print {
  body: Readable | Buffer
  mediaType: string
  fileName: string
}
interface Wish {
  layout: LabelLayout
  /** Labels also for documents. */
  items: boolean
}

/** What is asked for of a place, as bytes that are made while they are read. */
export const printLocation = (
  ctx: Context,
  printable: Printable,
  { docType, ...wish }: Wish & { docType: ReportType },
): Promise<Print> => printers[docType](ctx, printable, wish)

type Printer = (ctx: Context, printable: Printable, wish: Wish) => Promise<Print>

const printers: Record<ReportType, Printer> = {
  pdf: async (ctx, printable) => ({
    body: contentsReport(printable, {
      format: formatOf(ctx, printable, 'Contents'),
      address: addressOf(ctx, printable.location.id, printable),
      timeZone: ctx.config.TIME_ZONE,
      contents: walkBranch(ctx, printable),
    }),
    mediaType: 'application/pdf',
    fileName: `${printable.location.location} – contents.pdf`,
  }),
  label: async (ctx, printable, wish) => ({
    body: labelSheets(labelsOf(ctx, printable, wish), wish.layout, formatOf(ctx, printable, 'Labels')),
    mediaType: 'application/pdf',
    fileName: `${printable.location.location} – labels.pdf`,
  }),
  xlsx: async (ctx, printable) => ({
    body: workbook(ctx, printable),
    mediaType: xlsxType,
    fileName: `${printable.location.location} – contents.xlsx`,
  }),
  png: async (ctx, printable) => ({
    body: await codePicture(addressOf(ctx, printable.location.id, printable)),
    mediaType: 'image/png',
    fileName: `${printable.location.code}.png`,
  }),
}

const formatOf = ({ config, clock }: Context, { location }: Printable, what: string): PaperFormat => ({
  title: `${what}: ${location.location} (${location.code})`,
  author: config.INSTITUTION_NAME,
  at: clock.now(),
})

/** What the code of a place opens. */
const addressOf = (ctx: Context, id: number, { location }: Printable): string =>
  `${publicUrl(ctx.config)}/folder/data/${locationRoute(ctx, id, location.unitId)}`

/** What the code of a document opens; a scanner that puts it into a place reads its own code from the end. */
const documentAddressOf = ({ config, secrets }: Context, { id, unitId }: DocumentInside, itemCode: string): string =>
  `${publicUrl(config)}/files/${routeIdOf(secrets, { kind: 'document', id, unitId })}#${itemCode}`

async function* labelsOf(ctx: Context, printable: Printable, { items }: Wish): AsyncGenerator<Label> {
  const { way, unitName, location } = printable
  const above = way.slice(0, -1)
  for await (const inside of walkBranch(ctx, printable)) {
    const { id, name, code, steps } = inside.place
    const places = [...above, location.location, ...steps]
    if (inside.kind === 'place')
      yield {
        address: addressOf(ctx, id, printable),
        code,
        name,
        way: places.slice(0, -1).join(' › '),
        unit: unitName,
      }
    else if (items && inside.itemCode)
      yield {
        address: documentAddressOf(ctx, inside, inside.itemCode),
        code: inside.itemCode,
        name: inside.title,
        way: places.join(' › '),
        unit: unitName,
      }
  }
}

const columns = [
  { title: 'Place', width: 48 },
  { title: 'Kind', width: 10 },
  { title: 'Place code', width: 12 },
  { title: 'Title', width: 60 },
  { title: 'Item code', width: 12 },
  { title: 'Category', width: 28 },
  { title: 'Document date', width: 14 },
  { title: 'Kept until', width: 14 },
]

function workbook(ctx: Context, printable: Printable): Readable {
  const { way, location, unitName } = printable
  const head = [ctx.config.INSTITUTION_NAME, `${unitName} · ${way.join(' › ')} · ${location.code}`]
  const sheet = { name: location.location, head, columns, rows: rowsOf(walkBranch(ctx, printable), way) }
  return xlsxStream(sheet, ctx.clock.now())
}

async function* rowsOf(contents: AsyncIterable<Inside>, way: readonly string[]): AsyncGenerator<Value[]> {
  for await (const inside of contents) {
    const { kind, code, steps } = inside.place
    const place = [[...way, ...steps].join(' › '), kindNames[kind], code]
    if (inside.kind === 'place') yield place
    else
      yield [
        ...place,
        inside.title,
        inside.itemCode,
        inside.category,
        inside.documentDate === null ? null : { date: inside.documentDate },
        inside.keptUntil,
      ]
  }
}
