import { outputNames } from '../../derived.ts'
import { leave } from '../../leave.ts'
import { handOver, type Kind, unpacked } from '../kind.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { picturePages } from './picture-pages.ts'
import { rewritePdf } from './rewrite-pdf.ts'

export const pdfKind: Kind = {
  inspect: async ({ path }) => {
    const { found, pageCount } = await inspectPdf(path)
    return { findings: found.all, pageCount }
  },
  copy: async ({ path }, { boxes, isPictured }) => {
    const rewritten = boxes.length > 0 || isPictured ? undefined : await rewritePdf(path)
    if (rewritten) handOver(rewritten)
    else await picturePages(path, unpacked(boxes), (bytes) => leave(outputNames.copy, bytes))
    return { mediaType: 'application/pdf', extension: 'pdf', how: rewritten ? 'rewritten' : 'pictured' }
  },
}
