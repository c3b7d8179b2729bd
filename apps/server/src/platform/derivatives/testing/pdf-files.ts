import PDFDocument from 'pdfkit'

/** A PDF with one page for each text. */
export async function makePdf(pages: readonly string[], userPassword?: string): Promise<Buffer> {
  const paper = new PDFDocument({ autoFirstPage: false, ...(userPassword ? { userPassword, pdfVersion: '1.7' } : {}) })
  for (const text of pages) paper.addPage().text(text)
  return await finished(paper)
}

/** A form of one field, filled with the value. */
export async function makeForm(value: string): Promise<Buffer> {
  const paper = new PDFDocument()
  paper.font('Helvetica').text('Name:')
  paper.initForm()
  paper.formText('name', 150, 70, 200, 20, { value })
  return await finished(paper)
}

async function finished(paper: PDFKit.PDFDocument): Promise<Buffer> {
  const pieces: Buffer[] = []
  const done = new Promise<void>((resolve) =>
    paper.on('data', (piece: Buffer) => pieces.push(piece)).on('end', resolve),
  )
  paper.end()
  await done
  return Buffer.concat(pieces)
}

/** A PDF of the given objects, numbered from 1; object 1 is the catalogue. */
export function pdfOf(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n'
  const offsets: number[] = []
  objects.forEach((object, index) => {
    offsets.push(body.length)
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  )
}

/** A PDF of one page on which something is done. */
export async function makePdfWith(work: (paper: PDFKit.PDFDocument) => unknown): Promise<Buffer> {
  const paper = new PDFDocument()
  await work(paper)
  return await finished(paper)
}

/** What the types of the library leave out. */
export const pinning = (paper: PDFKit.PDFDocument) =>
  paper as PDFKit.PDFDocument & {
    fileAnnotation(...place: [x: number, y: number, w: number, h: number, file: { src: Buffer; name: string }]): void
  }
