import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { ticketKey } from '../../../platform/media-ticket.ts'
import type { Secrets } from '../../../platform/secrets.ts'

/** The id of a resumable upload. It tells whose it is to nobody but this server. */
export const newUploadId = (secrets: Secrets, userId: string): string =>
  uploadIdOf(secrets, randomBytes(16).toString('hex'), userId)

/** The id of the upload that a user began under a key of their own, 32 hex digits. Of another user it is another id. */
export const uploadIdOf = (secrets: Secrets, key: string, userId: string): string =>
  `${key}-${ownerMark(secrets, key, userId)}`

/** Whether that user began the upload. An id of another shape is nobody's. */
export function isOwnUpload(secrets: Secrets, id: string, userId: string): boolean {
  const [, random = '', mark = ''] = /^([0-9a-f]{32})-([0-9a-f]{32})$/.exec(id) ?? []
  return random !== '' && timingSafeEqual(Buffer.from(ownerMark(secrets, random, userId)), Buffer.from(mark))
}

const ownerMark = (secrets: Secrets, random: string, userId: string) =>
  createHmac('sha256', ticketKey(secrets)).update(`upload.${random}.${userId}`).digest('hex').slice(0, 32)
