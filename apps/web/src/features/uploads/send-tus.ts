import { type DetailedError, type HttpResponse, Upload } from 'tus-js-client'
import { bearer } from '../../lib/api.ts'
import { ApiRefusal, refusalOf } from '../../lib/api-refusal.ts'
import { localStore } from '../../lib/local-store.ts'
import { loseSession } from '../../lib/session-loss.ts'
import { duplicatesOf } from './duplicates.ts'
import { holdUpload } from './held-uploads.ts'
import type { Landed, Send, SendEvents } from './sender.ts'
import { fieldsOf, fingerprintOf } from './upload-fields.ts'

export const uploadAddress = '/api/Upload'

const MB = 1024 * 1024
/** Large parts cost few requests; a proxy that refuses them gets smaller ones. */
const partSizes = [64 * MB, 8 * MB, 900 * 1024] as const
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, 20_000]
const passing = [0, 408, 409, 423, 425, 429]

/** Sends a file in parts by the tus protocol: it goes on from where it stopped, also after a reload. */
export const sendTus: Send = (task, events) => {
  const fingerprint = fingerprintOf(task)
  let token = localStore.get('TOKEN')
  let partSize = 0
  let isStopped = false
  const letGo = holdUpload(fingerprint)
  const upload = new Upload(task.file, {
    endpoint: uploadAddress,
    metadata: { ...fieldsOf(task.target), filename: task.name },
    fingerprint: () => Promise.resolve(fingerprint),
    chunkSize: partSizes[partSize] ?? MB,
    retryDelays,
    removeFingerprintOnSuccess: true,
    onBeforeRequest: (request) => {
      token = localStore.get('TOKEN')
      for (const [name, value] of Object.entries(bearer(token))) request.setHeader(name, value)
    },
    onProgress: (done) => !isStopped && events.onProgress(done),
    onShouldRetry: (error) => passing.includes(statusOf(error)) || statusOf(error) >= 500,
    onSuccess: ({ lastResponse }) => {
      letGo()
      events.onDone(landedOf(lastResponse))
    },
    onError: (error) => {
      partSize += 1
      const smaller = partSizes[partSize]
      if (isForeign413(error) && smaller) {
        upload.options.chunkSize = smaller
        void start(upload)
        return
      }
      letGo()
      if (statusOf(error) === 401) loseSession(token)
      if (!isStopped) tell(error, events)
    },
  })
  void start(upload)
  const stop = (shouldTerminate: boolean) => {
    isStopped = true
    letGo()
    void upload.abort(shouldTerminate).catch(() => undefined)
  }
  return { pause: () => stop(false), cancel: () => stop(true) }
}

async function start(upload: Upload): Promise<void> {
  const [previous] = await upload.findPreviousUploads()
  if (previous) upload.resumeFromPreviousUpload(previous)
  upload.start()
}

const responseOf = (error: Error | DetailedError): HttpResponse | null =>
  'originalResponse' in error ? error.originalResponse : null
const statusOf = (error: Error | DetailedError): number => responseOf(error)?.getStatus() ?? 0

/** A proxy's limit on one request, not the institution's on a file. */
const isForeign413 = (error: Error | DetailedError): boolean =>
  statusOf(error) === 413 && !responseOf(error)?.getBody().includes('"TooLarge"')

function tell(error: Error | DetailedError, { onFailed }: SendEvents): void {
  const status = statusOf(error)
  if (status < 400) {
    onFailed(new ApiRefusal('Unreachable').message, 'connection')
    return
  }
  const refusal = refusalOf(new Response(null, { status }), responseOf(error)?.getBody() ?? '')
  onFailed(refusal.message, passing.includes(status) || status >= 500 ? 'passing' : 'refused')
}

function landedOf(response: HttpResponse): Landed {
  return {
    documentId: Number(response.getHeader('sinupan-document')),
    duplicates: duplicatesOf(response.getHeader('sinupan-duplicates')),
  }
}
