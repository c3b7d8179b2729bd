import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useState } from 'react'
import { FailedPreview } from '../failed-preview.tsx'
import { requestFor } from '../fetch-source.ts'
import { NoPreview } from '../no-preview.tsx'
import { PreviewLoading } from '../preview-loading.tsx'
import type { ViewerProps } from '../viewer-props.ts'
import { t } from '../words.ts'
import type { PageSize } from './page-layout.ts'
import { PasswordForm } from './password-form.tsx'
import { PdfPages } from './pdf-pages.tsx'
import { usePdf } from './use-pdf.ts'

/** A PDF: pages, words that can be selected, find, zoom. Locked and broken ones are told in words. */
export function PdfViewer(props: ViewerProps) {
  const { file, source, url } = props
  const [attempt, setAttempt] = useState(0)
  const state = usePdf(requestFor(url, source.withBearer), file.size, attempt)
  const again = () => setAttempt(attempt + 1)
  if (state.status === 'loading') return <PreviewLoading />
  if (state.status === 'locked') return <PasswordForm again={state.again} onPassword={state.give} />
  if (state.status === 'ready') return <ReadyPdf {...props} pdf={state.pdf} first={state.first} />
  if (state.status === 'broken')
    return <NoPreview file={file} source={source} title={t('brokenTitle')} line={t('brokenLine')} />
  if (state.status === 'gone')
    return <NoPreview file={file} source={source} title={t('goneTitle')} line={t('goneLine')} onRetry={again} />
  return <FailedPreview {...props} title={t('failedTitle')} line={t('failedLine')} onRetry={again} />
}

function ReadyPdf({ source, ...props }: ViewerProps & { pdf: PDFDocumentProxy; first: PageSize }) {
  return <PdfPages {...props} onStale={source.onStale} />
}
