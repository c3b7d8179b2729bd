import { drawSeal } from '../pdf/letterhead.ts'
import { makePaper, type Paper, writeAt } from '../pdf/paper.ts'

/** A poster: big words over a sunrise, with place and time below. */
export type Poster = {
  title: string[]
  over: string
  lines: string[]
  date: string
  tone: { ground: string; sun: string; text: string; band: string }
}

/** The poster as a PDF of one A3 page. */
export function posterPdf(poster: Poster): Promise<Buffer> {
  return makePaper({ title: poster.title.join(' '), date: poster.date, size: 'A3', margin: 30 }, (paper) => {
    const { width, height } = paper.page
    paper.rect(0, 0, width, height).fill(poster.tone.ground)
    drawSun(paper, poster)
    paper.circle(102, 104, 46).fill('#ffffff')
    drawSeal(paper, 60, 62, 84)
    paper.font('Helvetica-Bold', 22).fillColor(poster.tone.text)
    writeAt(paper, poster.over, [176, 92])
    paper.font('Helvetica-Bold', 96)
    poster.title.forEach((line, index) => {
      writeAt(paper, line, [56, 186 + index * 100])
    })
    paper.rect(0, height - 236, width, 236).fill(poster.tone.band)
    paper.fillColor('#ffffff')
    poster.lines.forEach((line, index) => {
      paper.font(index === 0 ? 'Helvetica-Bold' : 'Helvetica', index === 0 ? 38 : 24)
      writeAt(paper, line, [60, height - 196 + (index === 0 ? 0 : 22 + index * 38)])
    })
  })
}

function drawSun(paper: Paper, { tone }: Poster): void {
  const { width, height } = paper.page
  const [x, y] = [width / 2, height - 236]
  for (let ray = 0; ray <= 18; ray += 1) {
    const angle = Math.PI + (ray / 18) * Math.PI
    const spread = 0.045
    const tip = (turn: number) => `${x + Math.cos(turn) * 900} ${y + Math.sin(turn) * 900}`
    paper.save().opacity(0.14)
    paper.path(`M${x} ${y}L${tip(angle - spread)}L${tip(angle + spread)}Z`).fill(tone.sun)
    paper.restore()
  }
  paper.circle(x, y, 210).fill(tone.sun)
  paper
    .path(
      `M0 ${y}C${width * 0.2} ${y - 120} ${width * 0.36} ${y - 30} ${width * 0.5} ${y - 70}S${width * 0.84} ${y - 150} ${width} ${y - 30}V${y}Z`,
    )
    .fill('#41684f')
}
