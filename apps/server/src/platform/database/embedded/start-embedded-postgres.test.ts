import { chown, cp, mkdtemp, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileStorage } from '../../storage/file-storage.ts'
import { processesOf } from './leftovers.ts'
import {
  ask,
  askUntil,
  end,
  isGone,
  isRoot,
  newDataDir,
  newFolder,
  openBench,
  openFolder,
  start,
  startElsewhere,
  startStranger,
} from './postgres-test-bench.ts'

let bench: Awaited<ReturnType<typeof openBench>>
let dataDir: string
let binaries: string

beforeAll(async () => {
  bench = await openBench()
  binaries = bench.binaries
})
afterAll(() => bench.close())

describe('the embedded PostgreSQL', () => {
  it('compares letters beyond ASCII, belongs to no superuser and keeps its rows over a restart', async () => {
    dataDir = join(await newFolder(bench), 'data')
    const first = await start({ dataDir, binaries })
    const query = `SELECT lower('É') AS low, rolsuper FROM pg_roles WHERE rolname = current_user`
    expect(await ask(first.url, query)).toEqual([{ low: 'é', rolsuper: false }])
    await ask(first.url, 'CREATE EXTENSION pg_trgm')
    await ask(first.url, 'CREATE TABLE kept AS SELECT 1 AS n')
    await first.stop()
    expect(await processesOf(join(dataDir, 'postgres'))).toEqual({ all: [], postmaster: undefined })
    await expect(stat(first.connection.host)).rejects.toThrow('ENOENT')
    const second = await start({ dataDir, binaries })
    expect(await ask(second.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }])
  })

  it('opens its socket only to the user that runs it', async () => {
    dataDir = await newDataDir(bench)
    // A group of root's own, which must not come along.
    if (isRoot) process.setgroups?.([0, 4])
    const { connection } = await start({ dataDir, binaries })
    const folder = await stat(connection.host)
    expect(folder.mode & 0o777).toBe(0o700)
    expect(folder.uid).toBe(isRoot ? 65534 : process.getuid?.())
    const { postmaster } = await processesOf(join(dataDir, 'postgres'))
    const status = await readFile(`/proc/${postmaster}/status`, 'utf8')
    expect(status).toContain(`Uid:\t${folder.uid}\t${folder.uid}\t${folder.uid}`)
    expect(status).toContain(isRoot ? 'Groups:\t \n' : 'Groups:')
  })

  it('reaches its cluster, and nobody else anything, when the data folder was closed', async () => {
    dataDir = await newDataDir(bench)
    const first = await start({ dataDir, binaries })
    await ask(first.url, 'CREATE TABLE kept AS SELECT 3 AS n')
    await fileStorage(dataDir)
    expect(await ask(first.url, 'SELECT n FROM kept')).toEqual([{ n: 3 }])
    await first.stop()
    await fileStorage(dataDir)
    expect((await stat(dataDir)).mode & 0o777).toBe(isRoot ? 0o711 : 0o700)
    const second = await start({ dataDir, binaries })
    expect(await ask(second.url, 'SELECT n FROM kept')).toEqual([{ n: 3 }])
    const entries = await readdir(dataDir, { withFileTypes: true })
    const modes = entries.map(async ({ name }) => [name, (await stat(join(dataDir, name))).mode & 0o077])
    expect((await Promise.all(modes)).filter(([, mode]) => mode !== 0)).toEqual([])
  })

  it('comes back by itself, with every committed row, when its postmaster is killed', async () => {
    dataDir = await newDataDir(bench)
    const { url } = await start({ dataDir, binaries })
    await ask(url, 'CREATE TABLE kept AS SELECT 7 AS n')
    const { postmaster } = await processesOf(join(dataDir, 'postgres'))
    process.kill(Number(postmaster), 'SIGKILL')
    expect(await askUntil(url, 'SELECT n FROM kept')).toEqual([{ n: 7 }])
    expect((await processesOf(join(dataDir, 'postgres'))).postmaster).not.toBe(postmaster)
  })

  it('ends when its server is killed, and the next server goes on with its rows', async () => {
    dataDir = await newDataDir(bench)
    const held = await startElsewhere([`--dataDir=${dataDir}`, `--binaries=${binaries}`])
    await ask(held.url, 'CREATE TABLE kept AS SELECT 8 AS n')
    await end(held.child, 'SIGKILL')
    expect(await isGone(join(dataDir, 'postgres'))).toBe(true)
    const { url } = await start({ dataDir, binaries })
    expect(await ask(url, 'SELECT n FROM kept')).toEqual([{ n: 8 }])
  })

  it('is stopped by the next server where nothing could end it with the killed one', async () => {
    dataDir = await newDataDir(bench)
    const path = join(bench.folder, 'path-without-setpriv')
    await openFolder(path)
    await symlink('/usr/bin/test', join(path, 'test'))
    const held = await startElsewhere([`--dataDir=${dataDir}`, `--binaries=${binaries}`], { PATH: path })
    await ask(held.url, 'CREATE TABLE kept AS SELECT 9 AS n')
    const { postmaster } = await processesOf(join(dataDir, 'postgres'))
    await end(held.child, 'SIGKILL')
    expect((await processesOf(join(dataDir, 'postgres'))).postmaster).toBe(postmaster)
    const { url } = await start({ dataDir, binaries })
    expect(await ask(url, 'SELECT n FROM kept')).toEqual([{ n: 9 }])
    expect((await processesOf(join(dataDir, 'postgres'))).postmaster).not.toBe(postmaster)
  })

  it('starts over a postmaster.pid whose number has become another program', async () => {
    dataDir = await newDataDir(bench)
    const first = await start({ dataDir, binaries })
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
    const text = await readFile(pidFile, 'utf8')
    await first.stop()
    const stranger = await startStranger()
    await writeFile(pidFile, text.replace(/^\d+/, String(stranger.pid)))
    const second = await start({ dataDir, binaries })
    expect(await ask(second.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
  })

  it('refuses a second server on the same data and names the process that has them', async () => {
    dataDir = await newDataDir(bench)
    const twice = await Promise.allSettled([start({ dataDir, binaries }), start({ dataDir, binaries })])
    expect(twice.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    const { refused } = await startElsewhere([`--dataDir=${dataDir}`, `--binaries=${binaries}`])
    expect(refused).toContain(`in use by process ${process.pid} `)
  })

  it('refuses a cluster of another major version', async () => {
    dataDir = await newFolder(bench)
    await openFolder(join(dataDir, 'postgres'))
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
    await expect(start({ dataDir, binaries })).rejects.toThrow(/made by PostgreSQL 17, but this release brings 18/)
  })
})

describe.runIf(isRoot)('for root', () => {
  it('works with a clone and data under a folder that nobody else can enter, at the same place each time', async () => {
    const home = await mkdtemp(join(bench.folder, 'home-'))
    const closed = { dataDir: join(home, 'data'), binaries: join(home, 'native'), shared: [join(bench.folder, 'open')] }
    await cp(binaries, closed.binaries, { recursive: true, verbatimSymlinks: true })
    const first = await start(closed)
    await ask(first.url, 'CREATE TABLE kept AS SELECT 5 AS n')
    await first.stop()
    const note = await readFile(join(home, 'data', 'POSTGRES-IS-ELSEWHERE.txt'), 'utf8')
    expect(note).toMatch(new RegExp(`^${join(bench.folder, 'open')}/cluster-[0-9a-f]{12}$`, 'm'))
    const second = await start(closed)
    expect(await ask(second.url, 'SELECT n FROM kept')).toEqual([{ n: 5 }])

    await cp(join(home, 'data'), join(home, 'copied'), { recursive: true })
    await expect(start({ ...closed, dataDir: join(home, 'copied') })).rejects.toThrow(/is a copy of that folder/)
  })

  it('takes back a cluster that was copied as root', async () => {
    dataDir = await newDataDir(bench)
    const first = await start({ dataDir, binaries })
    await ask(first.url, 'CREATE TABLE kept AS SELECT 6 AS n')
    await first.stop()
    const copied = join(dataDir, '..', 'copied')
    await cp(dataDir, copied, { recursive: true })
    const second = await start({ dataDir: copied, binaries })
    expect(await ask(second.url, 'SELECT n FROM kept')).toEqual([{ n: 6 }])
  })

  it('leaves an ordinary user his own cluster, and runs it as him when root starts it later', async () => {
    const home = await mkdtemp(join(bench.folder, 'home-'))
    // The user 'daemon', whom every Debian has: initdb wants one that is in /etc/passwd.
    await chown(home, 1, 1)
    const theirs = join(home, 'data')
    const args = [`--dataDir=${theirs}`, `--binaries=${binaries}`]
    const held = await startElsewhere([...args, '--uid=1'], { HOME: home })
    expect(held.refused).toBeUndefined()
    await ask(held.url, 'CREATE TABLE kept AS SELECT 4 AS n')
    expect((await stat(join(theirs, 'postgres'))).uid).toBe(1)
    await end(held.child, 'SIGTERM')
    const { url, connection } = await start({ dataDir: theirs, binaries })
    expect(await ask(url, 'SELECT n FROM kept')).toEqual([{ n: 4 }])
    expect((await stat(connection.host)).uid).toBe(1)
  })
})
