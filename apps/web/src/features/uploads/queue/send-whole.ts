import { bearer } from '../../../lib/api.ts'
import { loseSession } from '../../../lib/session-loss.ts'
import { failureOf, landedOf } from './answers.ts'
import { ownersToken } from './owner.ts'
import type { Send } from './sender.ts'
import { fieldsOf, metadataOf, uploadAddress } from './upload-fields.ts'

/** Sends a small file with the one request that begins its upload. Sent again under its key it is filed once. */
export const sendWhole: Send = (task, { onProgress, onDone, onFailed }) => {
  const token = ownersToken()
  const request = new XMLHttpRequest()
  request.open('POST', uploadAddress)
  const headers = {
    ...bearer(token),
    'tus-resumable': '1.0.0',
    'upload-length': String(task.size),
    'upload-metadata': metadataOf({ ...fieldsOf(task.target), filename: task.name }),
    'upload-key': task.key,
    'content-type': 'application/offset+octet-stream',
  }
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
  request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
  request.addEventListener('load', () => {
    const { status, responseText: body } = request
    if (status === 201) return onDone(landedOf((name) => request.getResponseHeader(name)))
    if (status === 401) loseSession(token)
    onFailed(failureOf({ status, body }))
  })
  request.addEventListener('error', () => onFailed(failureOf({ status: 0, body: '' })))
  if (token) request.send(task.file)
  else queueMicrotask(() => onFailed(failureOf({ status: 401, body: '' })))
  const stop = () => request.abort()
  return { pause: stop, cancel: stop }
}
