import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inspectFile, makeCopy } from '../../apps/server/src/platform/derivatives/index.ts'
import { drawnPdf, say } from '../../apps/server/src/platform/derivatives/release/testing/paper-files.ts'
import type { Job } from './job.ts'

const line = 'Minutes of the council, which met in the hall and heard the report of its committee on admissions. '

/**
 * PDFs of 20, 50 and 200 pages with a box on every page, looked through and made pictures of. The figure that has to stay flat is
 * the memory of the confined child that does it; that of the process that waits for it is told before and after.
 */
export const copies: Job = {
  name: 'copies',
  needsDocuments: false,
  async run({ folder }, print) {
    for (const pages of [20, 50, 200]) {
      const path = join(folder, `paper-${pages}.pdf`)
      const outputDir = join(folder, `copy-${pages}`)
      await writeFile(path, await paperOf(pages))
      const input = { path, mediaType: 'application/pdf', extension: 'pdf', outputDir }
      const boxes = Array.from({ length: pages }, (_, at) => ({
        page: at + 1,
        x: 0.1,
        y: 0.1,
        width: 0.5,
        height: 0.05,
      }))
      globalThis.gc?.()
      const before = process.memoryUsage()
      const most = watchChildren()
      const start = performance.now()
      const told = await inspectFile(input)
      const made = await makeCopy(input, { boxes, isPictured: false })
      const seconds = (performance.now() - start) / 1000
      const child = await most()
      globalThis.gc?.()
      const after = process.memoryUsage()
      if (!made.copy || told.findings.length > 0) throw new Error(`No copy was made: ${JSON.stringify(made.failure)}`)
      const own = `RSS ${mega(before.rss)} → ${mega(after.rss)} MB, heap ${mega(before.heapUsed)} → ${mega(after.heapUsed)} MB`
      print([`copy of ${pages} pages, covered`, `${seconds.toFixed(1)} s, child at most ${mega(child)} MB`, own, ''])
      await rm(outputDir, { recursive: true, force: true })
    }
    return []
  },
}

const mega = (bytes: number) => (bytes / 1024 ** 2).toFixed(0)

const paperOf = (pages: number): Promise<Buffer> =>
  drawnPdf((paper) => {
    for (let page = 0; page < pages; page += 1) {
      if (page > 0) paper.addPage()
      for (let row = 0; row < 45; row += 1) say(paper, `${page + 1}.${row} ${line}`.slice(0, 80), 60, 60 + row * 16)
    }
  })

/** Watches the processes that this one begins; answers the most memory that one of them held, in bytes. */
function watchChildren(): () => Promise<number> {
  let most = 0
  const look = async () => {
    for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name)))
      most = Math.max(most, await peakOf(pid).catch(() => 0))
  }
  const watch = setInterval(() => void look(), 200)
  return async () => {
    clearInterval(watch)
    return most
  }
}

/** What a process held at most, where it is a child of this one that reads files; 0 for every other. */
async function peakOf(pid: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  if (Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) !== process.pid) return 0
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8')
  return command.includes('release') ? Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024 : 0
}
