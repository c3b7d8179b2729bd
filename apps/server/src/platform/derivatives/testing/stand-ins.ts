import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * A folder of commands that play programs which this machine may lack, and of files that they use; for a PATH. They run in the cell
 * that the real ones would run in: what they say is all that comes out.
 */
export async function standIns(
  commands: Record<string, string>,
  files: Record<string, string | Uint8Array> = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stand-ins-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content, { mode: 0o644 })
  for (const [name, script] of Object.entries(commands))
    await writeFile(join(folder, name), `#!/bin/sh\nhere=$(dirname "$0")\n${script}\n`, { mode: 0o755 })
  return folder
}
