import { fileKindOf } from '../../ui/file-kind.ts'
import type { PreviewFile, PreviewSource } from './preview-file.ts'

/** How a file is shown, and from which address. */
export type Shown =
  | { viewer: 'pdf' | 'image' | 'text' | 'audio' | 'video' | 'docx' | 'html'; url: string }
  | { viewer: 'none' }

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
/** The largest text document that a browser unpacks and lays out without freezing the page. */
const docxLimit = 25 * 1024 * 1024

const images = /^image\/(png|jpeg|gif|webp|avif|bmp|svg\+xml)$/
const played = /^(audio|video)\/(mpeg|mp4|x-m4a|aac|wav|x-wav|ogg|flac|x-flac|webm|quicktime|x-m4v)$/
const texts = /^(text\/|application\/(json|xml|javascript|x-sh|sql|yaml|x-ndjson|geo\+json)$)/

/** Chooses the viewer of a file by what its content is, not by its name. */
export function viewerOf(file: PreviewFile, { contentUrl, previewUrl, searchableUrl }: PreviewSource): Shown {
  const mediaType = file.mediaType.toLowerCase()
  // Where the server made a page of a PDF, it says why its own can't be shown.
  if (mediaType === 'application/pdf' && previewUrl) return { viewer: 'html', url: previewUrl }
  if (mediaType === 'application/pdf' && contentUrl) return { viewer: 'pdf', url: searchableUrl ?? contentUrl }
  if (previewUrl) return { viewer: isShownAsPage(mediaType, file) ? 'html' : 'pdf', url: previewUrl }
  if (!contentUrl) return { viewer: 'none' }
  const viewer = viewerOfType(mediaType, file.size)
  return viewer === 'none' ? { viewer } : { viewer, url: contentUrl }
}

/** What the server makes a page of: sheets, mails, texts in an encoding that it had to guess. Of the rest it makes a PDF. */
const isShownAsPage = (mediaType: string, { fileType }: PreviewFile): boolean =>
  /^(text\/|message\/|application\/(json|vnd\.ms-outlook)$)/.test(mediaType) || fileKindOf(fileType) === 'spreadsheet'

function viewerOfType(mediaType: string, size: number) {
  if (images.test(mediaType)) return 'image'
  if (played.test(mediaType)) return mediaType.startsWith('audio/') ? 'audio' : 'video'
  if (mediaType === docx && size <= docxLimit) return 'docx'
  return texts.test(mediaType) ? 'text' : 'none'
}
