const INLINE = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/bmp',
  'text/plain',
  'audio/mpeg',
  'audio/mp4',
  'audio/x-m4a',
  'audio/aac',
  'audio/wav',
  'audio/ogg',
  'audio/flac',
  'audio/x-flac',
  'audio/webm',
  'video/mp4',
  'video/webm',
  'video/ogg',
  'video/quicktime',
  'video/x-m4v',
])

/** Whether a browser may show these bytes in place. A short allow-list: all else is only ever downloaded. */
export function inlineDisposition(mediaType: string): 'inline' | 'attachment' {
  return INLINE.has(mediaType.toLowerCase()) ? 'inline' : 'attachment'
}

/** The Content-Type header for a stored media type: plain text names its encoding, so that no browser guesses one. */
export function servedAs(mediaType: string): string {
  return mediaType === 'text/plain' ? 'text/plain; charset=utf-8' : mediaType
}
