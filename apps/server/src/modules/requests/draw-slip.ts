import type { Readable } from 'node:stream'
import type { DocumentRequest } from '@sinupan/contract'
import { publicUrl } from '../../config.ts'
import { writtenDay } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { drawQr } from '../../platform/paper/draw-qr.ts'
import { frame } from '../../platform/paper/pages.ts'
import { mm, type Paper, paperStream } from '../../platform/paper/paper.ts'
import { writeLine, writeLines } from '../../platform/paper/write-text.ts'

const grey = '#555555'
const qrSize = mm(40)
const labelWidth = mm(34)

/** A slip to hand over the counter: the tracking number with its code, what was asked, and when it is due. */
export function drawSlip(ctx: Context, request: DocumentRequest): Readable {
  const { config, clock } = ctx
  const title = `Request ${request.trackingNo}`
  return paperStream({ title, author: config.INSTITUTION_NAME, at: clock.now() }, async function* draw(paper) {
    paper.addPage()
    const below = writeHead(paper, { institution: config.INSTITUTION_NAME, request, address: addressOf(ctx, request) })
    writeFacts(paper, factsOf(request), below)
    yield
  })
}

const addressOf = ({ config }: Context, { trackingNo }: DocumentRequest): string =>
  `${publicUrl(config)}/document-request-status?number=${trackingNo}`

interface Head {
  institution: string
  request: DocumentRequest
  address: string
}

function writeHead(paper: Paper, { institution, request, address }: Head): number {
  const box = { x: frame.left, width: frame.width - qrSize - mm(4) }
  const y = frame.top
  drawQr(paper, address, { x: frame.left + frame.width - qrSize, y: y - mm(3), size: qrSize })
  writeLine(paper, institution, { ...box, y }, { size: 9, colour: grey })
  writeLine(paper, 'Your request for a document', { ...box, y: y + 16 }, { size: 15, weight: 'bold' })
  writeLine(paper, request.trackingNo, { ...box, y: y + 44 }, { size: 19, weight: 'bold' })
  const help = 'Scan the code, or enter this number under “Check a request”, to see where your request stands.'
  writeLines(paper, help, { ...box, y: y + 74 }, { size: 9, colour: grey, most: 3, leading: 12 })
  writeLine(paper, address, { ...box, y: y + 102 }, { size: 8, colour: grey })
  return y + qrSize + mm(6)
}

const factsOf = (request: DocumentRequest): [label: string, text: string][] => [
  ['Registry number', request.registryNo ?? '–'],
  ['Asked for', request.title],
  ['Campus', request.campus.campusName],
  ['Received on', writtenDay(request.receivedOn)],
  ['To be answered by', dueDayOf(request)],
  ['Answer', request.deliveryMode === 'download' ? 'To be downloaded' : 'To be picked up at the office'],
]

function dueDayOf({ extendedTo, dueOn }: DocumentRequest): string {
  const day = extendedTo ?? dueOn
  return day === null ? '–' : writtenDay(day)
}

function writeFacts(paper: Paper, facts: [string, string][], top: number): void {
  let y = top
  for (const [label, text] of facts) {
    const box = { x: frame.left + labelWidth, y, width: frame.width - labelWidth }
    writeLine(paper, label, { x: frame.left, y, width: labelWidth - mm(3) }, { size: 9.5, colour: grey })
    y += writeLines(paper, text, box, { size: 10.5, most: 3, leading: 14 }) * 14 + 6
  }
}
