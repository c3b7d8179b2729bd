import type { ComponentType } from 'react'
import { part } from '../../lib/chunk.ts'
import { Part } from '../../lib/part.tsx'
import { NoPreview, UnknownType } from './no-preview.tsx'
import { PreviewBoundary } from './preview-boundary.tsx'
import { PreviewLoading } from './preview-loading.tsx'
import { useSteadySource } from './steady-source.ts'
import { type Shown, viewerOf } from './viewer-of.ts'
import type { FilePreviewProps, ViewerProps } from './viewer-props.ts'
import { t } from './words.ts'

const heavy = { isHeavy: true }
const viewers: Record<Exclude<Shown['viewer'], 'none'>, ComponentType<ViewerProps>> = {
  pdf: part(() => import('./pdf/pdf-viewer.tsx'), 'PdfViewer', heavy),
  image: part(() => import('./image-viewer.tsx'), 'ImageViewer', heavy),
  text: part(() => import('./text-preview.tsx'), 'TextPreview', heavy),
  audio: part(() => import('./media-viewer.tsx'), 'AudioViewer', heavy),
  video: part(() => import('./media-viewer.tsx'), 'VideoViewer', heavy),
  docx: part(() => import('./docx-viewer.tsx'), 'DocxViewer', heavy),
  html: part(() => import('./html-viewer.tsx'), 'HtmlViewer', heavy),
}

/**
 * Shows a file in place, by its kind: PDF, picture, text, sound, film, Word document, sheet. The viewer of a kind
 * loads when it is first needed. It fills its parent, which is a flex box with a height.
 */
export function FilePreview({ file, source: given, page, find }: FilePreviewProps) {
  const source = useSteadySource(file.id, given)
  const shown = viewerOf(file, source)
  if (shown.viewer === 'none' || file.size === 0) return <UnknownType file={file} source={source} />
  const Viewer = viewers[shown.viewer]
  return (
    <PreviewBoundary
      key={`${file.id} ${shown.url}`}
      instead={
        <NoPreview
          file={file}
          source={source}
          title={t('failedTitle')}
          line={t('failedLine')}
          onRetry={() => window.location.reload()}
        />
      }
    >
      <Part wait={<PreviewLoading />}>
        <Viewer file={file} source={source} url={shown.url} page={page} find={find} />
      </Part>
    </PreviewBoundary>
  )
}
