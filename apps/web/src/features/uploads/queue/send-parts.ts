import { type DetailedError, type HttpResponse, Upload } from 'tus-js-client'
import { bearer } from '../../../lib/api.ts'
import { loseSession } from '../../../lib/session-loss.ts'
import { failureOf, isForeign413, landedOf } from './answers.ts'
import { holdUpload } from './held-uploads.ts'
import { ownersToken } from './owner.ts'
import { rememberPlace } from './place-names.ts'
import type { Send, Sendable, SendEvents, Sending } from './sender.ts'
import { fieldsOf, fingerprintOf, nameOfTarget, uploadAddress } from './upload-fields.ts'

const MB = 1024 * 1024
/** Large parts cost few requests; a proxy that refuses them gets smaller ones. */
const partSizes = [64 * MB, 8 * MB, 900 * 1024] as const

/** Sends a file in parts by the tus protocol: it goes on from where it stopped, also after a reload. */
export const sendParts: Send = (task, events) => {
  const fingerprint = fingerprintOf(task)
  rememberPlace(fingerprint, nameOfTarget(task.target))
  const letGo = holdUpload(fingerprint)
  const upload = uploadOf(task, events, { fingerprint, letGo })
  void start(upload, task)
  const stop = (shouldTerminate: boolean) => {
    letGo()
    void upload.abort(shouldTerminate).catch(() => undefined)
  }
  return { pause: () => stop(false), cancel: () => stop(true) } satisfies Sending
}

interface Held {
  fingerprint: string
  letGo: () => void
}

function uploadOf(task: Sendable, events: SendEvents, { fingerprint, letGo }: Held): Upload {
  let token = ownersToken()
  let partSize = 0
  const upload: Upload = new Upload(task.file, {
    endpoint: uploadAddress,
    metadata: { ...fieldsOf(task.target), filename: task.name },
    fingerprint: () => Promise.resolve(fingerprint),
    chunkSize: partSizes[partSize] ?? MB,
    // The queue knows when to try again.
    retryDelays: null,
    removeFingerprintOnSuccess: true,
    onBeforeRequest: (request) => {
      token = ownersToken()
      if (!token) throw new Error('Somebody else is here now.')
      for (const [name, value] of Object.entries(bearer(token))) request.setHeader(name, value)
    },
    onProgress: (done) => events.onProgress(done),
    onUploadUrlAvailable: () => upload.url && events.onBegun(upload.url),
    onSuccess: ({ lastResponse }) => {
      letGo()
      events.onDone(landedOf((name) => lastResponse.getHeader(name)))
    },
    onError: (error) => {
      const answer = answerOf(error)
      partSize += 1
      const smaller = partSizes[partSize]
      if (isForeign413(answer) && smaller) {
        upload.options.chunkSize = smaller
        upload.start()
        return
      }
      letGo()
      if (answer.status === 401) loseSession(token)
      events.onFailed(failureOf(ownersToken() ? answer : { status: 401, body: '' }))
    },
  })
  return upload
}

/** From where this page, or an earlier one, came to. */
async function start(upload: Upload, { uploadUrl }: Sendable): Promise<void> {
  const [previous] = uploadUrl ? [] : await upload.findPreviousUploads()
  if (previous) upload.resumeFromPreviousUpload(previous)
  else if (uploadUrl) upload.url = uploadUrl
  upload.start()
}

function answerOf(error: Error | DetailedError): { status: number; body: string } {
  const response: HttpResponse | null = 'originalResponse' in error ? error.originalResponse : null
  return { status: response?.getStatus() ?? 0, body: response?.getBody() ?? '' }
}
