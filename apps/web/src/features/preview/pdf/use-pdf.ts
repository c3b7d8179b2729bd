import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useState } from 'react'
import type { Request } from '../fetch-source.ts'
import { failureOf, loadPdf, type PdfFailure } from './load-pdf.ts'
import type { PageSize } from './page-layout.ts'

export type PdfState =
  | { status: 'loading' }
  | { status: 'locked'; again: boolean; give: (password: string) => void }
  | { status: PdfFailure }
  | { status: 'ready'; pdf: PDFDocumentProxy; first: PageSize }

const loading: PdfState = { status: 'loading' }

/** A PDF of `size` bytes on its way, locked, failed or open. `attempt` starts again. */
export function usePdf({ url, headers }: Request, size: number, attempt: number): PdfState {
  const [state, setState] = useState<{ of: string; is: PdfState }>({ of: '', is: loading })
  const key = `${attempt} ${url}`
  const authorization = headers.authorization
  useEffect(() => {
    let isOver = false
    const set = (is: PdfState) => isOver || setState({ of: key, is })
    const request: Request = { url, headers: authorization ? { authorization } : {} }
    const { document, close } = loadPdf(request, size, (password, again) =>
      set({
        status: 'locked',
        again,
        give: (text) => {
          set(loading)
          password(text)
        },
      }),
    )
    document
      .then(async (pdf) => {
        const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
        set({ status: 'ready', pdf, first: { width, height } })
      })
      .catch((error: unknown) => set({ status: failureOf(error) }))
    return () => {
      isOver = true
      close()
    }
  }, [key, url, size, authorization])
  return state.of === key ? state.is : loading
}
