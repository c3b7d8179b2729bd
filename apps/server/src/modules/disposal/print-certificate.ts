import type { Readable } from 'node:stream'
import type { Disposal } from '@sinupan/contract'
import { publicUrl } from '../../config.ts'
import { calendarDateOf, writtenDay } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { drawQr } from '../../platform/paper/draw-qr.ts'
import { beginPages, frame } from '../../platform/paper/pages.ts'
import { mm, type Paper, paperStream } from '../../platform/paper/paper.ts'
import { type Column, writeTable } from '../../platform/paper/write-table.ts'
import { writeLine, writeLines } from '../../platform/paper/write-text.ts'
import { refuse } from '../../platform/refusal.ts'
import { registerRows } from './certificate-rows.ts'
import { viewDisposal } from './disposal.queries.ts'
import { requireDisposal } from './with-disposal.ts'

const columns: readonly Column[] = [
  { title: 'No.', share: 0.7, align: 'right' },
  { title: 'Title', share: 4, lines: 2 },
  { title: 'Series', share: 2.4 },
  { title: 'Date', share: 1.3 },
  { title: 'Kept until', share: 1.3 },
  { title: 'Destroyed', share: 1.5 },
]

/**
 * The certificate of what a batch destroyed, as a PDF that can be kept (PDF/A-2b), with a code that leads to the page that
 * verifies it. A custodian unit's people get it with their own documents.
 *
 * @throws Refusal NotFound where nothing was destroyed
 */
export async function printCertificate(ctx: Context, id: number): Promise<{ body: Readable; fileName: string }> {
  await requireDisposal(ctx, { id, action: 'view' })
  const disposal = await viewDisposal(ctx, id, { page: 0, pageSize: 1 })
  const { certificate, executedAt } = disposal
  if (!certificate || !executedAt) throw refuse('NotFound')
  const { INSTITUTION_NAME: author } = ctx.config
  const format = { title: `Certificate of destruction ${certificate.no}`, author, at: new Date(executedAt) }
  const body = paperStream({ ...format, standard: 'PDF/A-2b' }, (paper) => draw(ctx, paper, disposal))
  return { body, fileName: `Certificate ${certificate.no}.pdf` }
}

async function* draw(ctx: Context, paper: Paper, disposal: Disposal): AsyncGenerator<void> {
  const { INSTITUTION_NAME: institution } = ctx.config
  const pages = beginPages(paper, {
    head: `Certificate of destruction ${disposal.certificate?.no ?? ''}`,
    foot: `${institution} · verify at ${publicUrl(ctx.config)}/verify`,
  })
  const top = writeHead(ctx, paper, { disposal, top: pages.next() })
  yield* writeTable(paper, { pages, columns, rows: registerRows(ctx, disposal.id), top })
  pages.end()
}

const codeSize = mm(34)

function writeHead(ctx: Context, paper: Paper, { disposal, top }: { disposal: Disposal; top: number }): number {
  const width = frame.width - codeSize - mm(4)
  const right = frame.left + frame.width - codeSize
  writeLine(paper, ctx.config.INSTITUTION_NAME, { x: frame.left, y: top, width }, { size: 10, colour: '#555555' })
  writeLine(paper, 'Certificate of destruction', { x: frame.left, y: top + 16, width }, { size: 20, weight: 'bold' })
  writeLine(paper, disposal.certificate?.no ?? '', { x: frame.left, y: top + 43, width }, { size: 13, weight: 'bold' })
  drawQr(paper, disposal.certificate?.url ?? '', { x: right, y: top, size: codeSize })
  const code = { x: right, y: top + codeSize, width: codeSize }
  writeLine(paper, disposal.certificate?.code ?? '', code, { size: 7.5, align: 'center' })
  let y = top + 66
  for (const [label, value] of toldOf(ctx, disposal)) {
    const box = { x: frame.left + mm(34), y, width: (y < top + codeSize + 12 ? width : frame.width) - mm(34) }
    writeLine(paper, label, { x: frame.left, y, width: mm(32) }, { size: 8.5, colour: '#555555' })
    y += Math.max(1, writeLines(paper, value, box, { size: 9, most: 3, leading: 12 })) * 12 + 3
  }
  return y + 8
}

function toldOf({ config }: Context, disposal: Disposal): [string, string][] {
  const day = (instant: string | null) =>
    instant === null ? '' : writtenDay(calendarDateOf(new Date(instant), config.TIME_ZONE))
  const person = (one: Disposal['createdBy']) => (one ? `${one.firstName} ${one.lastName}` : '')
  const { authority, certificate, counts } = disposal
  return [
    ['Batch', disposal.title],
    ['Authority', `${authority?.number ?? ''}, ${authority ? writtenDay(authority.date) : ''}`],
    ['Authorised by', `${person(disposal.authorisedBy)}, ${day(disposal.authorisedAt)}`],
    ['Executed by', `${person(disposal.executedBy)}, ${day(disposal.executedAt)}`],
    [
      'Documents',
      `${certificate?.count ?? 0}${counts.restored > 0 ? `, ${counts.restored} of them brought back since` : ''}`,
    ],
    [
      'Erased',
      disposal.status === 'certified'
        ? 'All of it'
        : `From ${day(disposal.purgeFrom)} on; until then it can be brought back`,
    ],
    ['SHA-256 of the list', certificate?.sha256 ?? ''],
  ]
}
