import { attachToRequest, type RequestFile, requestBounds } from '@sinupan/contract'
import { urlOf } from '../../lib/api.ts'
import { ApiRefusal, refusalOf } from '../../lib/api-refusal.ts'
import { formatSize } from '../../lib/format.ts'
import { t } from './words.ts'

/** Sends a file that is then named in a form or a message. @throws ApiRefusal */
export function sendFile(file: File, onProgress: (share: number) => void): Promise<RequestFile> {
  const form = new FormData()
  form.append('file', file)
  const request = new XMLHttpRequest()
  request.open('POST', urlOf(attachToRequest))
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
  return new Promise((resolve, reject) => {
    request.addEventListener('error', () => reject(new ApiRefusal('Unreachable')))
    request.addEventListener('load', () => {
      const { status, responseText } = request
      if (status === 201) resolve(JSON.parse(responseText) as RequestFile)
      else reject(refusalOf(new Response(null, { status }), responseText))
    })
    request.send(form)
  })
}

/** Why a file is not taken, or did not arrive. */
export function lineOf(refusal: ApiRefusal): string {
  if (refusal.code === 'TypeRefused') return t('onlyTypes')
  if (refusal.code === 'TooLarge') return t('tooLarge', { size: formatSize(requestBounds.attachmentBytes, 0) })
  return refusal.message
}
