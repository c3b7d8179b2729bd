import { readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { documents } from '@sinupan/demo'
import { derive } from '../../apps/server/src/platform/derivatives/index.ts'
import { detectMediaType } from '../../apps/server/src/platform/media-type/index.ts'
import type { Job, Row } from './job.ts'

const rounds = 12
/** As many as of a folder of small mixed files that somebody brings. */
const many = 1_000

interface Paper {
  path: string
  kind: string
  mediaType: string
  extension: string
}

/**
 * What reading one small paper of each kind costs: processor time of this process and of its children together, which other
 * work on the machine hardly changes, and the time that passes. Then many of all kinds, as many at once as there are processors.
 */
export const readers: Job = {
  name: 'readers',
  needsDocuments: false,
  async run({ folder }, print) {
    const papers = await papersBelow(folder)
    for (const kind of new Set(papers.map((paper) => paper.kind))) {
      const ofKind = papers.filter((paper) => paper.kind === kind)
      const shown = Array.from({ length: rounds }, (_, no) => ofKind[no % ofKind.length]).filter((one) => !!one)
      await readAll(shown.slice(0, 2), { folder, atOnce: 1 })
      print(said(`read a ${kind} alone`, shown.length, await readAll(shown, { folder, atOnce: 1 })))
    }
    const mixed = Array.from({ length: many }, (_, no) => papers[no % papers.length]).filter((one) => !!one)
    const spent = await readAll(mixed, { folder, atOnce: availableParallelism() })
    return [said(`read ${many} of all kinds`, many, spent)]
  },
}

async function papersBelow(folder: string): Promise<Paper[]> {
  const papers: Paper[] = []
  for (const [no, document] of documents.entries()) {
    const { fileName, bytes } = await document.file()
    const path = join(folder, `paper-${no}`)
    await writeFile(path, bytes)
    const kind = fileName.slice(fileName.lastIndexOf('.') + 1).toUpperCase()
    papers.push({ path, kind, ...(await detectMediaType(path, fileName)) })
  }
  return papers
}

interface Spent {
  cpu: number
  wall: number
}

async function readAll(
  papers: readonly Paper[],
  { folder, atOnce }: { folder: string; atOnce: number },
): Promise<Spent> {
  const [cpu, start] = [await cpuMs(), performance.now()]
  const waiting = [...papers]
  const work = async (no: number) => {
    const outputDir = join(folder, `read-${no}`)
    for (let paper = waiting.shift(); paper; paper = waiting.shift()) {
      const { failure } = await derive({ ...paper, outputDir })
      if (failure) throw new Error(`${paper.path}: ${failure.message}`)
      await rm(outputDir, { recursive: true, force: true })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, no) => work(no)))
  return { cpu: (await cpuMs()) - cpu, wall: performance.now() - start }
}

/** Of this process and of all its children that have ended; the kernel counts in hundredths of a second. */
async function cpuMs(): Promise<number> {
  const stat = await readFile('/proc/self/stat', 'utf8')
  const times = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return times.slice(11, 15).reduce((sum, one) => sum + Number(one), 0) * 10
}

const said = (name: string, files: number, { cpu, wall }: Spent): Row => [
  name,
  `${(cpu / files).toFixed(0)} ms of a processor a file`,
  files < many ? `${(wall / files).toFixed(0)} ms` : `${(wall / 1000).toFixed(0)} s`,
  '',
]
