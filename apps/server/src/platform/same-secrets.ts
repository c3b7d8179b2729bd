import { createHmac } from 'node:crypto'
import type pg from 'pg'
import type { Secrets } from './secrets.ts'

/** Tells two sets of keys apart, and nothing of the keys. */
const markOf = ({ tokens, routeIds, tickets }: Secrets): string =>
  createHmac('sha256', Buffer.concat([tokens, routeIds, tickets]))
    .update('sinupan: mark of the keys')
    .digest('base64url')

interface Held {
  secrets: Secrets
  /** Where they come from, for the sentence. */
  file: string
  /** Whether other keys than before are taken, after those were lost. */
  isRenewal: boolean
}

/**
 * Makes sure that these keys are the ones that the database was made with, so that all servers on it hold the same: else
 * one would end the sessions, addresses and seals of another. The first server says which they are.
 *
 * @throws with a sentence where they are others
 */
export async function requireSameSecrets(pool: pg.Pool, { secrets, file, isRenewal }: Held): Promise<void> {
  const mark = markOf(secrets)
  await pool.query('insert into installation (secrets_mark) values ($1) on conflict (id) do nothing', [mark])
  if (isRenewal)
    await pool.query('update installation set secrets_mark = $1, marked_at = now() where secrets_mark <> $1', [mark])
  const { rows } = await pool.query<{ isSame: boolean }>('select secrets_mark = $1 as "isSame" from installation', [
    mark,
  ])
  if (rows[0]?.isSame) return
  throw new Error(
    `The keys in ${file} are not those that this database was made with. Give this server the file of the others (SECRETS_FILE), or the one from the backup. Only where it is lost for good: start once with ACCEPT_NEW_SECRETS=true, which ends all sessions and addresses, and the audit chain holds from there on only.`,
  )
}
