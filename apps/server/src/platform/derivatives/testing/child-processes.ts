import { readdir, readFile, readlink } from 'node:fs/promises'

/** Ids of the processes whose working folder lies below a folder of this test. */
export async function processesIn(folder: string): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found: number[] = []
  for (const id of ids) {
    const [place, stat] = await Promise.all([
      readlink(`/proc/${id}/cwd`).catch(() => ''),
      readFile(`/proc/${id}/stat`, 'utf8').catch(() => ''),
    ])
    if (place.startsWith(folder) && !/\) [ZX] /.test(stat)) found.push(Number(id))
  }
  return found
}
