import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Keys of this installation, 32 bytes each. */
export interface Secrets {
  tokens: Buffer
  routeIds: Buffer
  tickets: Buffer
}

const names = ['tokens', 'routeIds', 'tickets'] as const

export const secretsFileOf = (dataDir: string): string => join(dataDir, 'secrets.json')

export const makeSecrets = (): Secrets => ({
  tokens: randomBytes(32),
  routeIds: randomBytes(32),
  tickets: randomBytes(32),
})

/**
 * The installation's keys from `file` (mode 0600), made at the first start; `<dataDir>/secrets.json` unless given.
 *
 * @throws where the file holds no whole set of keys: new ones would end every session and every address
 */
export async function loadSecrets(dataDir: string, file = secretsFileOf(dataDir)): Promise<Secrets> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeOnce(file, makeSecrets())
  const stored = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
  const keys = names.map((name) => [name, Buffer.from(stored[name] ?? '', 'base64url')] as const)
  const broken = keys.find(([, key]) => key.length !== 32)
  if (broken) throw new Error(`${file} holds no key '${broken[0]}' of 32 bytes. Restore the file from a backup.`)
  return Object.fromEntries(keys) as unknown as Secrets
}

async function writeOnce(file: string, secrets: Secrets): Promise<void> {
  const text = JSON.stringify(Object.fromEntries(names.map((name) => [name, secrets[name].toString('base64url')])))
  try {
    const handle = await open(file, 'wx', 0o600)
    await handle.writeFile(`${text}\n`)
    await handle.sync()
    await handle.close()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
