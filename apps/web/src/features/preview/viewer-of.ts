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
export function viewerOf(
  file: PreviewFile,
  { contentUrl, previewUrl, previewKind, searchableUrl }: PreviewSource,
): Shown {
  const mediaType = file.mediaType.toLowerCase()
  // Tables among them too: they show as tables inside of it.
  if (texts.test(mediaType) && contentUrl) return { viewer: 'text', url: contentUrl }
  // Also of a PDF: there it says why its own pages can't be shown.
  if (previewUrl && previewKind) return { viewer: previewKind, url: previewUrl }
  if (mediaType === 'application/pdf' && contentUrl) return { viewer: 'pdf', url: searchableUrl ?? contentUrl }
  if (!contentUrl) return { viewer: 'none' }
  const viewer = viewerOfType(mediaType, file.size)
  return viewer === 'none' ? { viewer } : { viewer, url: contentUrl }
}

function viewerOfType(mediaType: string, size: number) {
  if (images.test(mediaType)) return 'image'
  if (played.test(mediaType)) return mediaType.startsWith('audio/') ? 'audio' : 'video'
  return mediaType === docx && size <= docxLimit ? 'docx' : 'none'
}
