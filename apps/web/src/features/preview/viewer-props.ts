import type { PreviewFile, PreviewSource } from './preview-file.ts'

export interface FilePreviewProps {
  file: PreviewFile
  source: PreviewSource
  /** Page of a PDF to begin with, from 1. */
  page?: number | undefined
  /** A text to find in a PDF at once. */
  find?: string | undefined
}

export interface ViewerProps extends FilePreviewProps {
  url: string
}
