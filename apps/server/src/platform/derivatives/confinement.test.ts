import { delimiter } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { confinementHere } from './confinement.ts'
import { standIns } from './testing/stand-ins.ts'

// Node may hang for ever in its own end (nodejs/node#54918): that is no reason to confine readers less.
test.runIf(process.getuid?.() === 0)('a way to confine that worked is taken, though its process stays', async () => {
  const { PATH } = process.env
  onTestFinished(() => {
    process.env.PATH = PATH
  })
  process.env.PATH = [await standIns({ unshare: 'shift\n"$@"\nexec sleep 60' }), PATH].join(delimiter)
  const { wrappers } = await confinementHere([import.meta.filename])
  expect(wrappers(61_184).slice(0, 2)).toEqual(['unshare', '--net'])
})
