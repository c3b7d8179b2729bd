import { drawSeal, ink } from '../pdf/letterhead.ts'
import { makePaper, type Paper, writeAt } from '../pdf/paper.ts'

/** A room or building of a drawing, in metres from the upper left corner. */
export type Room = { name: string; x: number; y: number; width: number; height: number; tone?: string }

/** A drawing of the Physical Plant Office: rooms or buildings to scale, trees, a north arrow, a title block. */
export type Drawing = {
  title: string
  sheet: string
  scale: string
  date: string
  revision: string
  /** Points a metre. */
  metre: number
  rooms: Room[]
  paths?: [x: number, y: number][][]
  trees?: [x: number, y: number][]
  doors?: [x: number, y: number][]
}

/** The drawing as a PDF of one A3 page, landscape. */
export function drawingPdf(drawing: Drawing): Promise<Buffer> {
  return makePaper(
    { title: drawing.title, date: drawing.date, size: 'A3', layout: 'landscape', margin: 36 },
    (paper) => {
      drawGrid(paper)
      paper.save().translate(86, 86).scale(drawing.metre)
      for (const path of drawing.paths ?? []) drawPath(paper, path)
      paper.restore()
      for (const [x, y] of drawing.trees ?? []) drawTree(paper, 86 + x * drawing.metre, 86 + y * drawing.metre)
      for (const room of drawing.rooms) drawRoom(paper, room, drawing.metre)
      for (const [x, y] of drawing.doors ?? []) drawDoor(paper, 86 + x * drawing.metre, 86 + y * drawing.metre)
      drawNorth(paper)
      drawTitleBlock(paper, drawing)
    },
  )
}

function drawGrid(paper: Paper): void {
  const { width, height } = paper.page
  paper.rect(0, 0, width, height).fill('#fdfefe')
  for (let x = 60; x < width - 40; x += 24) paper.rect(x, 40, 0.3, height - 80).fill('#dbe7f0')
  for (let y = 60; y < height - 40; y += 24) paper.rect(40, y, width - 80, 0.3).fill('#dbe7f0')
  paper
    .rect(40, 40, width - 80, height - 80)
    .lineWidth(2)
    .stroke('#35708f')
  paper
    .rect(46, 46, width - 92, height - 92)
    .lineWidth(0.7)
    .stroke('#35708f')
}

function drawPath(paper: Paper, [first, ...others]: [number, number][]): void {
  if (!first) return
  const trace = () => {
    paper.moveTo(...first)
    for (const point of others) paper.lineTo(...point)
    return paper
  }
  trace().lineWidth(5.4).lineJoin('round').stroke('#c9d3d8')
  trace().lineWidth(4.8).stroke('#eef1f0')
  trace().lineWidth(0.25).dash(2, { space: 1.6 }).stroke('#b5534a').undash()
}

function drawTree(paper: Paper, x: number, y: number): void {
  paper.circle(x, y, 9).lineWidth(0.8).fillAndStroke('#dcebd8', '#6f9a68')
  paper.circle(x, y, 1.4).fill('#6f9a68')
}

function drawRoom(paper: Paper, room: Room, metre: number): void {
  const [x, y, width, height] = [86 + room.x * metre, 86 + room.y * metre, room.width * metre, room.height * metre]
  paper
    .rect(x, y, width, height)
    .lineWidth(2.4)
    .fillAndStroke(room.tone ?? '#e9f1f6', '#2b637f')
  paper
    .rect(x + 3.5, y + 3.5, width - 7, height - 7)
    .lineWidth(0.6)
    .stroke('#5d90ab')
  paper.font('Helvetica-Bold', 10).fillColor('#1d3f52')
  writeAt(paper, room.name, [x + 8, y + 10], { width: width - 14 })
  paper.font('Helvetica', 8).fillColor('#4c6f80')
  writeAt(paper, `${room.width.toFixed(1)} × ${room.height.toFixed(1)} m`, [x + 8, y + height - 16])
}

function drawDoor(paper: Paper, x: number, y: number): void {
  paper.rect(x, y - 2, 20, 4).fill('#ffffff')
  paper.path(`M${x} ${y}v20a20 20 0 0 0 20 -20`).lineWidth(0.9).stroke('#b5534a')
}

function drawNorth(paper: Paper): void {
  const [x, y] = [paper.page.width - 96, 104]
  paper.circle(x, y, 30).lineWidth(1).stroke('#35708f')
  paper.path(`M${x} ${y - 36}l10 44l-10 -8l-10 8Z`).fill('#35708f')
  paper.font('Helvetica-Bold', 12).fillColor('#35708f')
  writeAt(paper, 'N', [x - 4, y - 54])
}

function drawTitleBlock(paper: Paper, drawing: Drawing): void {
  const [x, y] = [paper.page.width - 366, paper.page.height - 142]
  paper.rect(x, y, 320, 96).lineWidth(1.2).fillAndStroke('#ffffff', '#35708f')
  drawSeal(paper, x + 12, y + 14, 44)
  paper.font('Helvetica-Bold', 9).fillColor(ink.navy)
  writeAt(paper, 'HARAYA STATE UNIVERSITY · PHYSICAL PLANT OFFICE', [x + 68, y + 14])
  paper.font('Helvetica-Bold', 15).fillColor(ink.text)
  writeAt(paper, drawing.title, [x + 68, y + 32], { width: 246 })
  paper.rect(x, y + 70, 320, 0.8).fill('#35708f')
  paper.font('Helvetica', 8.5)
  writeAt(paper, `Sheet ${drawing.sheet}   ·   Scale ${drawing.scale}   ·   ${drawing.revision}`, [x + 12, y + 79])
}
