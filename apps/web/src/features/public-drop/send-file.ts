import type { DropSender } from '@sinupan/contract'
import { ApiRefusal, refusalOf } from '../../lib/api-refusal.ts'
import { sendingAddress } from './public-drop.api.ts'

interface Sent {
  token: string
  sender: DropSender
  file: File
  /** 0–1. */
  onProgress: (share: number) => void
}

/** Sends one file with who sends it before it; answers its receipt. @throws ApiRefusal */
export function sendFile({ token, sender, file, onProgress }: Sent): Promise<string> {
  const form = new FormData()
  for (const [name, value] of Object.entries(sender)) if (value) form.append(name, value)
  form.append('file', file)
  const request = new XMLHttpRequest()
  request.open('POST', sendingAddress(token))
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
  return new Promise((resolve, reject) => {
    request.addEventListener('error', () => reject(new ApiRefusal('Unreachable')))
    request.addEventListener('load', () => {
      const { status, responseText } = request
      if (status === 201) resolve((JSON.parse(responseText) as { receipt: string }).receipt)
      else reject(refusalOf(new Response(null, { status }), responseText))
    })
    request.send(form)
  })
}
