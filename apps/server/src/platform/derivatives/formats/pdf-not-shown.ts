import { closeSync, openSync, readSync } from 'node:fs'
import type { Job, Note } from '../derived.ts'
import { escapeHtml } from './escape-html.ts'
import type { XfaForm } from './pdfium-xfa.ts'
import { writeReadingPreview } from './reading-preview.ts'

const PIECE = 1_048_576
const MARK = '/BrotliDecode'

/** Whether parts of a PDF are compressed by Brotli, which PDF got in 2025 and hardly a program reads. */
export function usesBrotli({ path, inner }: Job): boolean {
  if (inner) return inner.bytes.includes(MARK, 0, 'latin1')
  const file = openSync(path, 'r')
  try {
    const piece = Buffer.alloc(PIECE + MARK.length)
    for (let at = 0; ; at += PIECE) {
      const read = readSync(file, piece, 0, piece.length, at)
      if (piece.subarray(0, read).includes(MARK, 0, 'latin1')) return true
      if (read < piece.length) return false
    }
  } finally {
    closeSync(file)
  }
}

/** Says in place of the pages that they can't be shown here, so that nobody takes the file for broken. */
export function tellBrotli({ inner }: Job, note: Note): void {
  if (inner) return
  writeReadingPreview(
    '<p><b>The pages of this PDF can’t be shown here.</b></p><p>It is compressed by Brotli, which few programs read yet. The file is untouched: download it to open it with a newer one.</p>',
  )
  note({ previewKind: 'html' })
}

/** Says so of a form whose pages only Adobe's programs make, and shows what was typed into it. */
export function tellXfa({ typed }: XfaForm, note: Note): void {
  const lines = typed.map((line) => `<li>${escapeHtml(line)}</li>`).join('')
  writeReadingPreview(
    `<p><b>The pages of this form can’t be shown here.</b></p><p>It is an XFA form, which only Adobe’s programs draw. Download it to open it there.</p>${
      lines ? `<p>What was typed into it:</p><ul>${lines}</ul>` : ''
    }`,
  )
  note({ previewKind: 'html' })
}
