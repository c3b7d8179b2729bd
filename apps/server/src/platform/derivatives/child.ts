import { flushCompileCache, getCompileCacheDir } from 'node:module'
import { type Attachment, type Findings, noFindings, notReady, outputNames } from './derived.ts'
import { type Given, given } from './given.ts'
import { leave, sayDone } from './leave.ts'
import { loadAhead } from './load-ahead.ts'
import { loadSpared } from './loaded-when-called.ts'
import { lockDown } from './lock-down.ts'
import { innerReader } from './read-inner.ts'
import { readerFor } from './readers.ts'
import { toFailure } from './to-failure.ts'

/**
 * The confined process: waits for the one file of its life, reads it and hands what it found to its parent. Started ahead, it
 * loads meanwhile what it will need.
 */
async function main(coming: Promise<Given>, isAhead: boolean): Promise<void> {
  if (isAhead) await loadUntil(coming)
  const { job } = await coming
  const attachments: Attachment[] = []
  let found: Findings = { ...noFindings, attachments }
  const note = (more: Partial<Findings>) => {
    found = { ...found, ...more }
    leave(outputNames.result, JSON.stringify(found))
  }
  // A reader that can't be loaded says nothing about the file.
  const read = await readerFor(job).catch((error: unknown) => {
    process.stderr.write(String(error))
    process.exit(notReady)
  })
  lockDown()
  try {
    if (read)
      await read(
        job,
        note,
        innerReader((attachment) => attachments.push(attachment)),
      )
    else note({})
  } catch (error) {
    note({ failure: toFailure(error, job.path) })
  }
}

async function loadUntil(coming: Promise<unknown>): Promise<void> {
  let hasCome = false
  void coming.then(() => {
    hasCome = true
  })
  await loadAhead(() => hasCome)
}

/** Leaves the readers' code compiled, for those that come after. */
async function compile(): Promise<void> {
  await loadAhead(() => false)
  loadSpared()
  flushCompileCache()
  process.stdout.write(getCompileCacheDir() ?? '')
}

const [, , how] = process.argv
if (how === 'compile') await compile()
else {
  await main(given(), how === 'ahead')
  sayDone()
}
process.exit(0)
