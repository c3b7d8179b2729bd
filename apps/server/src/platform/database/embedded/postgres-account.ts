import { chown, stat } from 'node:fs/promises'

/** Who runs PostgreSQL. `switched` is true when that is not the user of this process. */
export type Account = { uid: number; gid: number; switched: boolean }

const nobody = 65534

/**
 * PostgreSQL refuses to run as root, so root hands it to the owner of an existing cluster, or else to user 65534.
 * Anybody else runs it as himself.
 *
 * @param cluster the cluster's folder, which need not exist yet
 */
export async function accountFor(cluster: string): Promise<Account> {
  const uid = process.getuid?.() ?? 0
  const gid = process.getgid?.() ?? 0
  if (uid !== 0 || process.platform === 'win32') return { uid, gid, switched: false }
  const owner = await stat(cluster).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, switched: true }
  return { uid: nobody, gid: nobody, switched: true }
}

/** Gives a file or folder of ours to the account. */
export async function giveTo(account: Account, path: string): Promise<void> {
  if (account.switched) await chown(path, account.uid, account.gid)
}
