import { requestBounds } from '@sinupan/contract'
import { useEffect, useState } from 'react'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { type KeptFile, keptFiles } from '../../lib/kept-files.ts'
import { lineOf, sendFile } from './send-file.ts'

/** A file that goes with a form or a message, and how far it is. */
export interface Attachment {
  key: number
  file: File
  state: 'sending' | 'here' | 'failed' | 'refused'
  share: number
  id?: string
  why?: string
}

// So that files of an earlier load of the page stand before those of this one.
let lastKey = Date.now()
/** The server lets a file wait for a day; what is about to go there is sent anew. */
const sentLastsMs = 23 * 3_600_000

/**
 * Files are sent as soon as they are chosen, and named in what is sent after them. What the line lost is sent again when it
 * is back.
 *
 * @param isKept they outlive the page: whoever comes back finds them again
 */
export function useAttachments({ isKept = false } = {}) {
  const [files, setFiles] = useState<readonly Attachment[]>([])
  const change = (key: number, next: Partial<Attachment>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)))
  const keep = (one: KeptFile) => void (isKept && keptFiles.keep(one))
  const send = async ({ key, file }: Attachment) => {
    change(key, { state: 'sending', share: 0 })
    try {
      const { id } = await sendFile(file, (share) => change(key, { share }))
      change(key, { state: 'here', id })
      keep({ key, file, sentAs: { id, at: Date.now() } })
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      const isFinal = error.code === 'TypeRefused' || error.code === 'TooLarge'
      change(key, { state: isFinal ? 'refused' : 'failed', why: lineOf(error) })
      if (isFinal && isKept) void keptFiles.drop(key)
    }
  }
  const begin = (more: readonly Attachment[]) => {
    setFiles((all) => [...more.filter(({ key }) => !all.some((one) => one.key === key)), ...all].sort(byKey))
    for (const one of more) if (one.state === 'sending') void send(one)
  }
  useEffect(() => {
    if (isKept) void keptFiles.all().then((kept) => begin(kept.map(asKept)))
  }, [])
  const failed = files.filter(({ state }) => state === 'failed')
  useEffect(() => {
    const again = () => failed.forEach((one) => void send(one))
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  })
  const taken = files.filter(({ state }) => state !== 'refused').length
  const add = (chosen: readonly File[]) => {
    const more = chosen.slice(0, Math.max(0, requestBounds.attachments - taken)).map(asAttachment)
    for (const { key, file, state } of more) if (state === 'sending') keep({ key, file })
    begin(more)
  }
  const retry = (key: number) => {
    const one = files.find((file) => file.key === key)
    if (one) void send(one)
  }
  const remove = (key: number) => {
    setFiles((all) => all.filter((one) => one.key !== key))
    if (isKept) void keptFiles.drop(key)
  }
  return {
    files,
    add,
    retry,
    remove,
    clear: () => setFiles([]),
    ids: files.flatMap(({ id }) => id ?? []),
    isBusy: files.some(({ state }) => state === 'sending'),
    isFull: taken >= requestBounds.attachments,
  }
}
export type Attachments = ReturnType<typeof useAttachments>

const byKey = (one: Attachment, other: Attachment) => one.key - other.key

function asAttachment(file: File): Attachment {
  const one = { key: ++lastKey, file, share: 0 }
  if (file.size <= requestBounds.attachmentBytes) return { ...one, state: 'sending' }
  return { ...one, state: 'refused', why: lineOf(new ApiRefusal('TooLarge')) }
}

const asKept = ({ key, file, sentAs }: KeptFile): Attachment =>
  sentAs && Date.now() - sentAs.at < sentLastsMs
    ? { key, file, share: 1, state: 'here', id: sentAs.id }
    : { key, file, share: 0, state: 'sending' }
