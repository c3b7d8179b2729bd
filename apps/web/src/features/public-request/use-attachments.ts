import { type RequestFile, requestBounds } from '@sinupan/contract'
import { useState } from 'react'
import { ApiRefusal, refusalOf } from '../../lib/api-refusal.ts'
import { formatSize } from '../../lib/format.ts'
import { attachAddress } from './public-request.api.ts'
import { t } from './words.ts'

/** A file that goes with a form or a message, and how far it is. */
export interface Attachment {
  key: number
  file: File
  state: 'sending' | 'here' | 'failed' | 'refused'
  share: number
  id?: string
  why?: string
}

let lastKey = 0

/** Files are sent as soon as they are chosen, and named in what is sent after them. */
export function useAttachments() {
  const [files, setFiles] = useState<readonly Attachment[]>([])
  const change = (key: number, next: Partial<Attachment>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)))
  const send = async ({ key, file }: Attachment) => {
    change(key, { state: 'sending', share: 0 })
    try {
      const { id } = await sendFile(file, (share) => change(key, { share }))
      change(key, { state: 'here', id })
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      const isFinal = error.code === 'TypeRefused' || error.code === 'TooLarge'
      change(key, { state: isFinal ? 'refused' : 'failed', why: lineOf(error) })
    }
  }
  const add = (chosen: readonly File[]) => {
    const room = requestBounds.attachments - files.filter(({ state }) => state !== 'refused').length
    const more = chosen.slice(0, Math.max(0, room)).map(asAttachment)
    setFiles((all) => [...all, ...more])
    for (const one of more) if (one.state === 'sending') void send(one)
  }
  return {
    files,
    add,
    retry: (key: number) => {
      const one = files.find((file) => file.key === key)
      if (one) void send(one)
    },
    remove: (key: number) => setFiles((all) => all.filter((one) => one.key !== key)),
    clear: () => setFiles([]),
    ids: files.flatMap(({ id }) => id ?? []),
    isBusy: files.some(({ state }) => state === 'sending'),
    isFull: files.filter(({ state }) => state !== 'refused').length >= requestBounds.attachments,
  }
}
export type Attachments = ReturnType<typeof useAttachments>

function asAttachment(file: File): Attachment {
  const one = { key: ++lastKey, file, share: 0 }
  if (file.size <= requestBounds.attachmentBytes) return { ...one, state: 'sending' }
  return { ...one, state: 'refused', why: lineOf(new ApiRefusal('TooLarge')) }
}

function lineOf(refusal: ApiRefusal): string {
  if (refusal.code === 'TypeRefused') return t('onlyTypes')
  if (refusal.code === 'TooLarge') return t('tooLarge', { size: formatSize(requestBounds.attachmentBytes, 0) })
  return refusal.message
}

/** @throws ApiRefusal */
function sendFile(file: File, onProgress: (share: number) => void): Promise<RequestFile> {
  const form = new FormData()
  form.append('file', file)
  const request = new XMLHttpRequest()
  request.open('POST', attachAddress())
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
