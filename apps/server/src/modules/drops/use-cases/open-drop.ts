import type { OpenedDrop } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { beginAttempt, tooOften } from '../../../platform/throttle.ts'
import { isPassword } from '../../people/index.ts'
import { signSession } from '../drop-session.ts'
import { requireLive } from '../drop-state.ts'
import { type FoundDrop, requireDrop } from '../with-drop.ts'

interface Opening {
  token: string
  password?: string | undefined
  /** As limits count by it. */
  address: string
}

const guesses = { count: 10, windowSeconds: 15 * 60 }

/**
 * What is asked for, by the link: nothing of the folder.
 *
 * @throws Refusal NotFound; LinkSuspended, LinkExpired, LinkUsedUp, LinkRevoked; PasswordRequired, WrongPassword,
 *   TooManyRequests
 */
export async function openDrop(ctx: Context, { token, ...known }: Opening): Promise<OpenedDrop> {
  const drop = await requireDrop(ctx, token)
  requireLive(drop.state)
  if (drop.passwordHash !== null) await requirePassword(ctx, drop, known)
  const { config, secrets, clock } = ctx
  return {
    title: drop.title,
    message: drop.message,
    institution: config.INSTITUTION_NAME,
    from: { unitName: drop.unitName, officeName: drop.officeName },
    expiresAt: drop.expiresAt,
    left: drop.maxFiles - drop.fileCount,
    types: drop.types,
    maxBytes: drop.maxBytes ?? config.UPLOAD_LIMIT,
    session: signSession(secrets, { dropId: drop.id, now: clock.now() }),
  }
}

async function requirePassword(
  ctx: Context,
  { id, passwordHash }: FoundDrop,
  { password, address }: Omit<Opening, 'token'>,
): Promise<void> {
  if (password === undefined) throw refuse('PasswordRequired')
  const attempt = await beginAttempt(ctx, [{ key: `drop-password:${id}:${address}`, limit: guesses }])
  if (attempt.wait !== undefined) throw tooOften(attempt.wait)
  if (!(await isPassword(passwordHash, password))) throw refuse('WrongPassword')
  await attempt.succeeded()
}
