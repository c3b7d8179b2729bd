import { execFile } from 'node:child_process'
import { chmod, chown, copyFile, cp, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const run = promisify(execFile)
const isRoot = process.getuid?.() === 0
const here = resolve(import.meta.dirname)
// 'games', whom every Debian has.
const ordinary = 5

const succeeds = (running: Promise<unknown>): Promise<boolean> =>
  running.then(
    () => true,
    () => false,
  )

let bench: string
let isReachable = false
/** Whether this machine lets a child have a network and a space of processes of its own; some containers don't. */
let isApart = false
beforeAll(async () => {
  bench = await mkdtemp(join(tmpdir(), 'sinupan-sandbox-'))
  await chmod(bench, 0o711)
  const space = isRoot ? ['--net'] : ['--user', '--map-current-user', '--net', '--pid', '--fork']
  isApart = await succeeds(run('unshare', [...space, 'true']))
  const other = { uid: ordinary, gid: ordinary }
  if (isRoot) isReachable = await succeeds(run(process.execPath, ['--version'], other))
})
afterAll(() => rm(bench, { recursive: true, force: true }))

/** A real addon, of a package that the server has. */
function anyAddon(): string {
  const from = createRequire(createRequire(import.meta.url).resolve('@node-rs/argon2'))
  return from.resolve(`@node-rs/argon2-${process.platform}-${process.arch}-gnu`)
}

interface Report {
  uid: number
  input: string
  [attempt: string]: unknown
}
let number = 0

/** Lets a child that was taken over try what it can. */
async function takeOver({
  code = here,
  uid,
}: {
  code?: string
  uid?: number
} = {}): Promise<Report & { left: string[] }> {
  const folder = join(bench, `case-${++number}`)
  const [open, data] = [join(folder, 'open'), join(folder, 'data')]
  for (const each of [folder, open, data]) await mkdir(each)
  await chmod(folder, 0o711)
  await chmod(open, 0o777)
  await copyFile(anyAddon(), join(open, 'planted.node'))
  await chmod(join(open, 'planted.node'), 0o755)
  await writeFile(join(data, 'bytes'), 'of this file', { mode: 0o600 })
  await writeFile(join(data, 'bytes.secret'), 'of others', { mode: 0o600 })
  await chmod(data, 0o700)
  if (uid !== undefined) for (const each of ['', 'bytes', 'bytes.secret']) await chown(join(data, each), uid, uid)
  const identity = uid === undefined ? {} : { uid, gid: uid }
  const script = join(code, 'testing/run-taken-over.fixture.ts')
  const { stdout } = await run(process.execPath, [script, join(data, 'bytes'), data, open], { ...identity, cwd: '/' })
  const later = await stat(join(open, 'planted-later.node')).catch(() => undefined)
  const left = (await readdir(open)).filter(
    (name) => name !== 'planted.node' && (later?.size !== 0 || name !== 'planted-later.node'),
  )
  expect(await readdir(data)).toEqual(['bytes', 'bytes.secret', 'result.json'])
  return { ...JSON.parse(stdout), left }
}

const refused = () => ({
  input: 'of this file',
  root: expect.stringMatching(/^(EPERM|EINVAL)$/),
  ...(isApart ? { network: 'ENETUNREACH' } : {}),
  spawn: 'ERR_ACCESS_DENIED',
  write: 'ERR_ACCESS_DENIED',
  writeBeside: 'ERR_ACCESS_DENIED',
  dlopen: 'The reader of files may not do this.',
  lockedSignal: 'The reader of files may not do this.',
  left: [],
})

test('a reader that was taken over loads no planted addon, leaves nothing to load, and reaches no process', async () => {
  const report = await takeOver()
  expect(report).toMatchObject(refused())
  expect(report.require).not.toBe('done')
  if (isRoot || isApart) expect(report.signal).toBe(isRoot ? 'EPERM' : 'ESRCH')
})

describe.runIf(isRoot)('under root', () => {
  test('it has a user of its own, another one each time, which reads its own file alone and plants no code', async () => {
    const [one, other] = [await takeOver(), await takeOver()]
    expect(one.uid).toBeGreaterThanOrEqual(61_184)
    expect(other.uid).not.toBe(one.uid)
    // None where packages can't be written to.
    expect([[], ['EACCES', 'EACCES', 'ERR_ACCESS_DENIED']]).toContainEqual(one.code)
    expect(one.secret).toMatch(/permission denied|unable to open|file is missing/i)
  })

  test('it works with the code under a folder that nobody else can enter', async () => {
    const home = join(bench, 'home')
    await mkdir(join(home, 'platform'), { recursive: true })
    await chmod(home, 0o700)
    for (const part of ['derivatives', 'media-type'])
      await cp(join(dirname(here), part), join(home, 'platform', part), { recursive: true })
    await writeFile(join(home, 'package.json'), '{"type":"module"}')
    const [packages = ''] = createRequire(import.meta.url)
      .resolve('sharp')
      .split('/sharp/')
    await symlink(packages, join(home, 'node_modules'))
    const report = await takeOver({ code: join(home, 'platform/derivatives') })
    expect(report).toMatchObject(refused())
    expect([report.uid === 0, report.signal]).toEqual([false, 'EPERM'])
  })

  test('an ordinary user’s reader sees no other process', async (context) => {
    if (!isReachable || !isApart) context.skip('Here no other user reaches the code, or has a space of its own.')
    const report = await takeOver({ uid: ordinary })
    expect(report).toMatchObject(refused())
    expect([report.uid, report.signal]).toEqual([ordinary, 'ESRCH'])
  })
})
