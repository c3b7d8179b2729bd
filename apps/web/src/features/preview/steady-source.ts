import { useRef } from 'react'
import type { PreviewSource } from './preview-file.ts'

/**
 * The first source of a file, until its addresses stop answering: a list that is read again gives every file a new
 * ticket, and a picture or a film that is being watched must not start anew for that.
 */
export function useSteadySource(fileId: number, given: PreviewSource): PreviewSource {
  const kept = useRef<{ fileId: number; source: PreviewSource; isStale: boolean }>(undefined)
  const now = kept.current
  const isOther = !now || now.fileId !== fileId || isOtherContent(now.source, given)
  const isRenewed = now?.isStale && now.source.contentUrl !== given.contentUrl
  if (isOther || isRenewed) kept.current = { fileId, source: given, isStale: false }
  const source = kept.current?.source ?? given
  return {
    ...source,
    download: given.download,
    onStale:
      given.onStale &&
      (() => {
        if (kept.current) kept.current.isStale = true
        given.onStale?.()
      }),
  }
}

const place = (url: string | null) => url?.split('?')[0]

/** Another file, or a preview that was not there yet. */
const isOtherContent = (a: PreviewSource, b: PreviewSource) =>
  place(a.contentUrl) !== place(b.contentUrl) || place(a.previewUrl) !== place(b.previewUrl)
