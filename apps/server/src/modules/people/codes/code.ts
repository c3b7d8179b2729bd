import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { codeLimits } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import type { Secrets } from '../../../platform/secrets.ts'

/** A code as it is kept: a hash under a key of the server (six digits alone would be found from a plain hash). */
export interface KeptCode {
  codeHash: Buffer
  codeExpiresAt: string
  codeTries: number
}

/** What a code is for: who it was made for can't use it for anything else. */
export type CodePurpose = { for: 'registration'; email: string } | { for: 'confirm' | 'change'; userId: string }

export function newCode(ctx: Context, purpose: CodePurpose): { code: string; kept: KeptCode } {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const codeExpiresAt = new Date(ctx.clock.now().getTime() + codeLimits.minutes * 60_000).toISOString()
  return { code, kept: { codeHash: hashOf(ctx.secrets, code, purpose), codeExpiresAt, codeTries: 0 } }
}

export const isCode = (secrets: Secrets, code: string, { codeHash }: { codeHash: Buffer }, purpose: CodePurpose) =>
  timingSafeEqual(hashOf(secrets, code, purpose), codeHash)

function hashOf({ tickets }: Secrets, code: string, purpose: CodePurpose): Buffer {
  const whose = purpose.for === 'registration' ? purpose.email.toLowerCase() : purpose.userId
  return createHmac('sha256', tickets).update(`mailed-code\n${purpose.for}\n${whose}\n${code}`).digest()
}
