import { useQuery } from '@tanstack/react-query'
import { refusalOf } from '../../lib/api-refusal.ts'
import { requestFor } from './fetch-source.ts'
import { NoPreview, type NoPreviewProps } from './no-preview.tsx'

/** For a file that did not come: why, in the server's words, where it has some; else the line that is given. */
export function FailedPreview({ url, ...props }: NoPreviewProps & { url: string }) {
  const { data: why } = useQuery({
    queryKey: ['preview-refusal', url],
    queryFn: ({ signal }) => refusedWith(requestFor(url, props.source.withBearer), signal),
    retry: false,
    gcTime: 0,
  })
  return <NoPreview {...props} line={why ?? props.line} />
}

// A viewer, an image or a film is not told what the answer said; its first byte is refused with the same words.
async function refusedWith({ url, headers }: ReturnType<typeof requestFor>, signal: AbortSignal) {
  const response = await fetch(url, { headers: { ...headers, range: 'bytes=0-0' }, signal })
  return response.ok ? null : refusalOf(response, await response.text()).message
}
