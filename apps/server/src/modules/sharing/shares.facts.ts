import { z } from 'zod'
import { fact } from '../../platform/facts/fact.ts'

const share = { name: z.string(), shareId: z.number() }

/** A document was given to people or units, or to whoever has the link. */
export const shareMade = fact('share.made', {
  ...share,
  isForAnyone: z.boolean(),
  userIds: z.array(z.string()),
  unitIds: z.array(z.number()),
  expiresAt: z.string().nullable(),
  hasPassword: z.boolean(),
  maxDownloads: z.number().nullable(),
})
/** It lasts until another time, or people and units were taken out of it. */
export const shareChanged = fact('share.changed', {
  ...share,
  expiresAt: z.string().nullable(),
  withoutUserIds: z.array(z.string()),
  withoutUnitIds: z.array(z.number()),
})
export const shareRevoked = fact('share.revoked', share)
/** A guest opened its page. */
export const shareOpened = fact('share.opened', share)
/** A guest took a file, once for each visit; `isLast`: with that the link reached its number of downloads, and ended. */
export const shareDownloaded = fact('share.downloaded', {
  ...share,
  fileId: z.number(),
  fileName: z.string(),
  sha256: z.string(),
  isLast: z.boolean(),
})
