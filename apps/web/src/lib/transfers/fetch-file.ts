import { ApiRefusal, refusalOf } from '../api-refusal.ts'

interface Heard {
  /** The bytes are on their way: it was not refused. */
  onBegun?: (() => void) | undefined
  /** The bytes that arrived, and of how many where the server said so. */
  onProgress: (done: number, size: number | undefined) => void
}

/**
 * Fetches bytes, which the browser itself keeps, on the disk where they are many.
 *
 * @throws ApiRefusal; the signal's reason where it stopped
 */
export function fetchFile(url: string, { onBegun, onProgress }: Heard, signal: AbortSignal): Promise<Blob> {
  const request = new XMLHttpRequest()
  request.open('GET', url)
  request.responseType = 'blob'
  request.addEventListener('progress', ({ loaded, total, lengthComputable }) =>
    onProgress(loaded, lengthComputable ? total : undefined),
  )
  request.addEventListener('readystatechange', () => {
    if (request.readyState === XMLHttpRequest.HEADERS_RECEIVED && request.status === 200) onBegun?.()
  })
  signal.addEventListener('abort', () => request.abort(), { once: true })
  return new Promise((resolve, reject) => {
    request.addEventListener('abort', () => reject(signal.reason))
    request.addEventListener('error', () => reject(new ApiRefusal('Unreachable')))
    request.addEventListener('load', () => {
      const blob = request.response as Blob
      if (request.status === 200) resolve(blob)
      else void blob.text().then((text) => reject(refusalOf(new Response(null, { status: request.status }), text)))
    })
    request.send()
  })
}

/** Saves bytes under a name, as the browser saves downloads. */
export function saveBytes(bytes: Blob, fileName: string): void {
  const url = URL.createObjectURL(bytes)
  handToBrowser(url, fileName)
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Lets the browser fetch an attachment by itself, without leaving the page. */
export function handToBrowser(url: string, fileName = ''): void {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
}
