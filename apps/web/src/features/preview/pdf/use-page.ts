import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useState } from 'react'

/** Pages that only pass by while one scrolls are not asked for. */
const settleMs = 60

/** A page of a PDF, once it is there; `failed` says what kept it away. */
export function usePage(pdf: PDFDocumentProxy, index: number): { page?: PDFPageProxy; failed?: unknown } {
  const [state, setState] = useState<{ page?: PDFPageProxy; failed?: unknown }>({})
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(
      () => {
        pdf.getPage(index + 1).then(
          (page) => isOver || setState({ page }),
          (failed: unknown) => isOver || setState({ failed }),
        )
      },
      index === 0 ? 0 : settleMs,
    )
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [pdf, index])
  return state
}
