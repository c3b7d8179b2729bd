import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { guarded } from './guarded.ts'

const isAlive = (id: number) => {
  try {
    process.kill(id, 0)
    return true
  } catch {
    return false
  }
}

const [file] = guarded('true', [])

test.skipIf(file === 'true')(
  'a server of a test ends with the process that started it, however that ended',
  async () => {
    const starter = `
    import { spawn } from 'node:child_process'
    import { guarded } from ${JSON.stringify(join(import.meta.dirname, 'guarded.ts'))}
    const server = spawn(...guarded(process.execPath, ['-e', 'setInterval(() => undefined, 1000); console.log(1)']), { stdio: ['ignore', 'pipe', 'ignore'] })
    server.stdout.once('data', () => console.log(server.pid))
    setInterval(() => undefined, 1000)`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', starter], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = (await once(parent.stdout, 'data')) as [Buffer]
    const server = Number(said.toString())
    expect(isAlive(server)).toBe(true)
    parent.kill('SIGKILL')
    await expect.poll(() => isAlive(server)).toBe(false)
  },
)
