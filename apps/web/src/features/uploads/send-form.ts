import { type UploadAnswer, uploadFiles } from '@sinupan/contract'
import { bearer, urlOf } from '../../lib/api.ts'
import { ApiRefusal, refusalOf } from '../../lib/api-refusal.ts'
import { isRefusalCode, refusalSentence } from '../../lib/refusal-sentences.ts'
import type { Send } from './sender.ts'
import type { UploadTask } from './upload-task.ts'

/** Sends a file whole, as a form. */
export const sendForm: Send = (task, { onProgress, onDone, onFailed }) => {
  const request = new XMLHttpRequest()
  const form = new FormData()
  for (const [name, value] of Object.entries(fieldsOf(task))) form.append(name, value)
  form.append('file', task.file, task.file.name)
  request.open('POST', urlOf(uploadFiles))
  for (const [name, value] of Object.entries(bearer())) request.setRequestHeader(name, value)
  request.upload.onprogress = (event) => onProgress(Math.min(event.loaded, task.size))
  request.onerror = () => onFailed(new ApiRefusal('Unreachable').message, false)
  request.onload = () => {
    const answer = parse(request.responseText)
    const landed = answer?.items[0]
    if (landed) return onDone({ documentId: landed.fileManagerId, duplicates: landed.duplicateOf ?? [] })
    const refused = answer?.refused?.[0]
    if (refused)
      return onFailed(
        isRefusalCode(refused.code) ? refusalSentence(refused.code, refused.message) : refused.message,
        true,
      )
    const response = new Response(null, { status: request.status >= 200 ? request.status : 500 })
    onFailed(refusalOf(response, request.responseText).message, request.status >= 400 && request.status < 500)
  }
  request.send(form)
  return { pause: () => request.abort(), cancel: () => request.abort() }
}

/** The fields of an upload; a resumable one has them as metadata. */
export function fieldsOf({ target }: UploadTask): Record<string, string> {
  if ('documentId' in target) {
    const { documentId, replacesFileId } = target
    return { fileManagerId: String(documentId), ...(replacesFileId && { replacesFileId: String(replacesFileId) }) }
  }
  return { deliveryUnitId: String(target.unitId), fileFolderId: String(target.folderId) }
}

function parse(text: string): UploadAnswer | undefined {
  try {
    const answer = JSON.parse(text) as UploadAnswer
    return Array.isArray(answer.items) ? answer : undefined
  } catch {
    return undefined
  }
}
