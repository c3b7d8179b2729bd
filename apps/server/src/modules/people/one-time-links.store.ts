import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../platform/database/database.ts'

export type LinkPurpose = 'invitation' | 'password-reset'

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

/** Makes a link's secret of 256 random bits; only its hash is kept. */
export async function insertLink(
  db: Database,
  link: { userId: string; purpose: LinkPurpose; expiresAt: string },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await db
    .insertInto('oneTimeLinks')
    .values({ ...link, secretHash: hashOf(secret) })
    .execute()
  return secret
}

type GivenLink = { userId: string; secret: string; now: string }

/** Whether a link could be used now, for the user that it was made for. */
export async function isLivingLink(db: Database, link: GivenLink): Promise<boolean> {
  const found = await db
    .selectFrom('oneTimeLinks')
    .select('id')
    .where('userId', '=', link.userId)
    .where('secretHash', '=', hashOf(link.secret))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', link.now)
    .executeTakeFirst()
  return found !== undefined
}

/** Uses a link up: true once, for the user that it was made for, while it lasts. */
export async function takeLink(db: Database, link: GivenLink): Promise<boolean> {
  const taken = await db
    .updateTable('oneTimeLinks')
    .set({ usedAt: link.now })
    .where('userId', '=', link.userId)
    .where('secretHash', '=', hashOf(link.secret))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', link.now)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}
