import { rm } from 'node:fs/promises'
import { constants } from 'node:os'
import { isDeepStrictEqual } from 'node:util'
import { type Cell, readingProgram } from './cell.ts'
import type { Job } from './derived.ts'
import type { Ending } from './ending.ts'
import { defaultLimits } from './limits.ts'
import { needsNoAddon } from './readers.ts'
import { runChild } from './run-child.ts'
import { type ReadyChild, startChild } from './start-child.ts'

/** Somebody who brings papers brings the next soon; afterwards nothing is to lie in memory. */
const patience = 180_000

/** Children that are started, with their readers loaded, before their one file is there. One waits at a time. */
export interface WarmChildren {
  /**
   * Reads a file in the child that waits, or in one that is started for it; another begins to wait.
   * @param scratch makes a folder of the server's own, for the next child
   */
  run(job: Job, outputDir: string, scratch: () => Promise<string>): Promise<Ending>
  /** Lets the child go that waits. */
  stop(): Promise<void>
}

interface Waiting {
  child: ReadyChild
  folder: string
}

const ordinary: Cell = {
  program: readingProgram,
  limits: defaultLimits,
  hasAddons: true,
  priority: constants.priority.PRIORITY_BELOW_NORMAL,
  isAhead: true,
}

/** @param milliseconds after which a child that waits in vain is let go */
export function warmChildren({ cell = ordinary, milliseconds = patience } = {}): WarmChildren {
  let next: Promise<Waiting | undefined> | undefined
  let timer: NodeJS.Timeout | undefined

  const take = () => {
    clearTimeout(timer)
    const taken = next
    next = undefined
    return taken
  }
  const stop = async () => letGo(await take())
  const begin = (scratch: () => Promise<string>) => {
    if (next) return
    // The next one is only sooner with it.
    next = start(cell, scratch).catch(() => undefined)
    timer = setTimeout(() => void stop(), milliseconds).unref()
  }
  return {
    run: async (job, outputDir, scratch) => {
      if (needsNoAddon(job) || !isDeepStrictEqual(job.limits, cell.limits)) return runChild(job, outputDir)
      const taken = await take()
      begin(scratch)
      if (!taken) return runChild(job, outputDir)
      try {
        return taken.child.hasEnded ? await runChild(job, outputDir) : await taken.child.run(job, outputDir)
      } finally {
        await letGo(taken)
      }
    },
    stop,
  }
}

async function start(cell: Cell, scratch: () => Promise<string>): Promise<Waiting> {
  const folder = await scratch()
  return { child: await startChild(cell, folder), folder }
}

async function letGo(waiting: Waiting | undefined): Promise<void> {
  if (!waiting) return
  await waiting.child.letGo()
  await rm(waiting.folder, { recursive: true, force: true })
}
