import type { Readable } from 'node:stream'
import type { LabelLayout } from '@sinupan/contract'
import { drawQr } from '../../platform/paper/draw-qr.ts'
import { mm, type Paper, type PaperFormat, paperStream } from '../../platform/paper/paper.ts'
import { cutMiddle, writeLine, writeLines } from '../../platform/paper/write-text.ts'
import { type LabelSheet, labelLayouts, placeOf } from './label-layouts.ts'

/** What a label says. */
export interface Label {
  /** What its code opens: an absolute address. */
  address: string
  code: string
  name: string
  /** The way down to it, without itself. */
  way: string
  unit: string
}

/** Sheets of labels, as many as it takes, as a PDF that is drawn while it is read. */
export const labelSheets = (labels: AsyncIterable<Label>, layout: LabelLayout, format: PaperFormat): Readable =>
  paperStream(format, (paper) => drawSheets(paper, labels, labelLayouts[layout]))

async function* drawSheets(paper: Paper, labels: AsyncIterable<Label>, layout: LabelSheet): AsyncGenerator<void> {
  const draw = layout.rows === 1 ? drawSign : drawLabel
  let count = 0
  for await (const label of labels) {
    const { x, y } = placeOf(layout, count)
    if (count++ % (layout.columns * layout.rows) === 0) paper.addPage()
    draw(paper, label, { x: mm(x), y: mm(y), width: mm(layout.width), height: mm(layout.height) })
    // A code takes some milliseconds to work out.
    yield
  }
  if (count === 0) paper.addPage()
}

interface Area {
  x: number
  y: number
  width: number
  height: number
}

// Printers leave out some millimetres at a sheet’s edge, and sheets lie a little awry in them.
const edge = mm(4)
const grey = '#444444'

function drawLabel(paper: Paper, { address, code, name, way, unit }: Label, { x, y, width, height }: Area): void {
  const size = height - 2 * edge
  drawQr(paper, address, { x: x + edge - mm(1), y: y + edge, size })
  const text = { x: x + edge + size, width: width - size - 2 * edge }
  writeLine(paper, code, { ...text, y: y + edge }, { size: codeSize(paper, text.width), weight: 'bold' })
  const names = { size: 8.5, weight: 'bold', most: 3, leading: 10.5 } as const
  const lines = writeLines(paper, name, { ...text, y: y + edge + 19 }, names)
  const below = y + edge + 19 + lines * names.leading + 2
  const small = { size: 6.5, colour: grey }
  const foot = y + height - edge - 9
  if (below + 8 <= foot) writeWay(paper, way, { ...text, y: below }, { ...small, room: foot - below })
  writeLine(paper, unit, { ...text, y: foot }, small)
}

// The whole code, however narrow the label: it is typed by hand where a scanner fails.
function codeSize(paper: Paper, width: number): number {
  const most = 15
  paper.font('bold', most)
  return Math.min(most, (most * width) / paper.widthOfString('D-MMMMMMM'))
}

/** A way on as many lines as there is room for: between its steps, or cut in its middle where it is longer. */
function writeWay(
  paper: Paper,
  way: string,
  { x, y, width }: { x: number; y: number; width: number },
  { room, ...look }: { size: number; colour: string; room: number },
): void {
  const leading = look.size * 1.25
  const most = Math.max(1, Math.min(2, Math.floor(room / leading)))
  // Where it breaks between words some room is lost on each line but the last.
  const fitting = cutMiddle(paper, way, most === 1 ? width : width * (most - 0.3), look)
  writeLines(paper, fitting, { x, y, width }, { ...look, most, leading })
}

/** A label of a whole page, read from across the room. */
function drawSign(paper: Paper, { address, code, name, way, unit }: Label, { x, y, width, height }: Area): void {
  const size = mm(120)
  const centred = { x, width }
  drawQr(paper, address, { x: x + (width - size) / 2, y: y + mm(8), size })
  writeLine(paper, code, { ...centred, y: y + mm(133) }, { size: 54, weight: 'bold', align: 'center' })
  const names = { size: 30, weight: 'bold', most: 3, leading: 38, align: 'center' } as const
  const lines = writeLines(paper, name, { ...centred, y: y + mm(163) }, names)
  const below = y + mm(163) + lines * names.leading + mm(4)
  const look = { size: 14, colour: grey, align: 'center' } as const
  writeLine(paper, cutMiddle(paper, way, width, look), { ...centred, y: below }, look)
  writeLine(paper, unit, { ...centred, y: y + height - mm(12) }, look)
}
