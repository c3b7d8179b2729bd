import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cellHere } from './cell.ts'
import type { ProgramLimits } from './program.ts'
import { runProgram } from './run-program.ts'

const limits: ProgramLimits = {
  wallMilliseconds: 20_000,
  cpuSeconds: 10,
  memoryBytes: 500_000_000,
  roomBytes: 2_000_000,
  outputBytes: 100_000,
}
const cell = await cellHere()
if (!cell)
  process.stderr.write('This machine gives no cell: what programs of others may do in one is not tested here.\n')
const inACell = test.skipIf(!cell)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sinupan-run-'))
  await chmod(folder, 0o755)
  await writeFile(join(folder, 'file'), 'of this file', { mode: 0o600 })
  await writeFile(join(folder, 'secret'), 'of others')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const program = { path: '/bin/sh' }
const run = (script: string, more: Partial<ProgramLimits> = {}, args: string[] = []) =>
  runProgram({
    program,
    script,
    args,
    input: { path: join(folder, 'file') },
    limits: { ...limits, ...more },
    scratch: folder,
  })
const said = async (script: string, args: string[] = []) => {
  const ran = await run(script, {}, args)
  return 'bytes' in ran ? ran.bytes.toString('utf8').trim() : ran
}
/** The command lines of all processes of the machine. */
async function processes(): Promise<string> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const lines = ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => ''))
  return (await Promise.all(lines)).join('\n')
}

inACell('a program reads its one file, writes in its folder, and nothing is left of it', async () => {
  expect(await said('echo more >mine; cat /file mine')).toBe('of this filemore')
  expect(await said('ls')).toBe('')
  expect(await readdir(folder)).toEqual(['file', 'secret'])
  const bytes = new TextEncoder().encode('by its input')
  const ran = await runProgram({ program, script: 'cat', input: { bytes }, limits, scratch: folder })
  expect('bytes' in ran && ran.bytes.toString()).toBe('by its input')
})

inACell('it can change neither the file nor the machine, and sees no other file of it', async () => {
  const tries = [
    'echo x >/file',
    'echo x >/x',
    'echo x >/usr/x',
    `cat ${join(folder, 'secret')}`,
    'cat /etc/shadow',
    'ls /root',
    'ls /home',
    'ls /var/lib/dpkg',
    'mount -t tmpfs none /work',
    'chmod 666 /file',
  ]
  for (const one of tries) expect(await said(`(${one}) 2>/dev/null && echo done || echo refused`), one).toBe('refused')
  expect(await said('grep -E "^Cap(Eff|Prm|Bnd)" /proc/self/status | sort -u -k2 | cut -f2')).toBe('0000000000000000')
})

inACell('it reaches nobody, not even a server of this machine', async () => {
  let calls = 0
  const server = createServer(() => {
    calls += 1
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  const knock = 'bash -c "exec 3<>/dev/tcp/127.0.0.1/$1" 2>/dev/null && echo in || echo refused'
  expect(await said(knock, [String(port)])).toBe('refused')
  expect(await said('ls /sys/class/net 2>/dev/null; grep -c : /proc/net/dev')).toBe('1')
  expect(calls).toBe(0)
  server.close()
})

inACell('it sees no process but its own, and ends with all that it began', async () => {
  expect(Number(await said('ls -d /proc/[0-9]* | wc -l'))).toBeLessThan(6)
  const began = performance.now()
  const ran = await run('setsid sleep 7654 & setsid setsid sleep 7654 & sleep 7654', { wallMilliseconds: 1_500 })
  expect(ran).toMatchObject({ failure: 'TimedOut' })
  expect(performance.now() - began).toBeLessThan(250_000)
  await expect.poll(processes).not.toContain('7654')
})

inACell('time, memory, room and answer are bounded', async () => {
  expect(await run('while :; do :; done', { cpuSeconds: 1, wallMilliseconds: 100_000 })).toMatchObject({
    failure: 'Failed',
  })
  const much = await run('head -c 300000000 /dev/zero | tail -c 250000000 | wc -c', { memoryBytes: 60_000_000 })
  expect('bytes' in much && much.bytes.toString()).toBe('0\n')
  const kept = await said('head -c 1500000 /dev/zero >a; head -c 1500000 /dev/zero >b; cat a b | wc -c')
  expect(Number(kept)).toBeLessThanOrEqual(2_000_000)
  expect(await run('head -c 200000 /dev/zero')).toMatchObject({ failure: 'TooLarge' })
})

inACell('how it failed is told by the end of what it said', async () => {
  expect(await run('echo out of paper >&2; exit 3')).toEqual({ failure: 'Failed', said: 'out of paper\n' })
})
