import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeLock } from './cluster-lock.ts'
import { processRealm } from './process-identity.ts'

let folder: string
let path: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sinupan-lock-'))
  path = join(folder, 'postgres.lock')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const elsewhere = JSON.stringify({ pid: 1, start: '17', realm: 'another boot pid:[1]' })

describe('the lock of a cluster', () => {
  it('is held until it is released, and leaves nothing behind', async () => {
    const release = await takeLock(path)
    await expect(takeLock(path)).rejects.toThrow(`These data are in use by process ${process.pid} (${path}).`)
    await release()
    expect(await readdir(folder)).toEqual([])
    await (await takeLock(path))()
  })

  it('is taken by exactly one of many who find a dead holder', async () => {
    await writeFile(path, JSON.stringify({ pid: 2 ** 22 + 1, start: '17', realm: processRealm() }))
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => takeLock(path)))
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect(await readdir(folder)).toEqual(['postgres.lock'])
  })

  it('is not held by a program that got the number of its dead holder', async () => {
    await writeFile(path, JSON.stringify({ pid: process.ppid, start: '17', realm: processRealm() }))
    const release = await takeLock(path)
    expect(JSON.parse(await readFile(path, 'utf8')).pid).toBe(process.pid)
    await release()
  })

  it('is not held by what a crash left half written', async () => {
    await writeFile(path, '{"pid":')
    await (await takeLock(path))()
  })

  it('is held by a process of another container for as long as that shows life', async () => {
    await writeFile(path, elsewhere)
    const heart = setInterval(() => utimes(path, new Date(), new Date()), 300)
    await expect(takeLock(path)).rejects.toThrow('in use by process 1 in another container or machine')
    clearInterval(heart)
    expect(await readFile(path, 'utf8')).toBe(elsewhere)
  })

  it('is given up by a process of another container that has been silent', async () => {
    await writeFile(path, elsewhere)
    const before = new Date(Date.now() - 60_000)
    await utimes(path, before, before)
    await (await takeLock(path))()
  })
})
