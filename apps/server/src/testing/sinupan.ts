import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { buildApp, type Sinupan } from '../app.ts'
import { readConfig } from '../config.ts'
import { openSession } from '../modules/people/index.ts'
import { system } from '../platform/actor.ts'
import type { Database } from '../platform/database/database.ts'
import { makeSecrets } from '../platform/secrets.ts'
import { fileStorage } from '../platform/storage/file-storage.ts'
import { Caller } from './caller.ts'
import { FakeClock } from './fake-clock.ts'
import { cloneDatabase } from './template-database.ts'
import { foundUniversity, type PersonName, type University } from './university.ts'

export interface TestSinupan {
  app: Sinupan
  db: Database
  clock: FakeClock
  dataDir: string
  databaseUrl: string
  university: University
  people: Record<PersonName, Caller>
  nobody: Caller
  /** Signs a person in anew. */
  signIn(name: PersonName): Promise<Caller>
  /** Another server on the same database and data, listening nowhere yet. */
  another(): Promise<Sinupan>
}

const nothing = { people: {} } as University

/** The whole application on a database of its own, with the test university and everybody signed in; `isEmpty`: with nobody. */
export async function startSinupan(
  settings: Record<string, string> = {},
  { isEmpty = false } = {},
): Promise<TestSinupan> {
  const database = await cloneDatabase(inject('adminUrl'), inject('template'))
  const dataDir = await mkdtemp(join(tmpdir(), 'sinupan-data-'))
  const clock = new FakeClock()
  const config = readConfig({
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    DATA_DIR: dataDir,
    DISK_RESERVE: '0',
    // Seconds for each picture; its own tests turn it on.
    OCR: 'false',
    // A machine that has them gives the same answers as one that hasn't.
    PROGRAMS: 'false',
    ...settings,
  })
  const parts = { config, databaseUrl: database.url, secrets: makeSecrets(), clock }
  const running: Sinupan[] = []
  const another = async () => {
    const app = await buildApp({ ...parts, storage: await fileStorage(dataDir, { reserve: config.DISK_RESERVE }) })
    running.push(app)
    await app.fastify.ready()
    return app
  }
  const app = await another()
  afterAll(async () => {
    for (const one of running) await one.close()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const { db } = app.contextFor(system)
  const university = isEmpty ? nothing : await foundUniversity(db)
  const signIn = (name: PersonName) => signInAs(app, university, name)
  const names = Object.keys(university.people) as PersonName[]
  const signedIn = await Promise.all(names.map(async (name) => [name, await signIn(name)] as const))
  const people = Object.fromEntries(signedIn) as Record<PersonName, Caller>
  return {
    app,
    db,
    clock,
    dataDir,
    databaseUrl: database.url,
    university,
    people,
    nobody: new Caller(app, {}),
    signIn,
    another,
  }
}

async function signInAs(app: Sinupan, university: University, name: PersonName): Promise<Caller> {
  const userId = university.people[name]
  const { token, user } = await openSession(app.contextFor(system), userId)
  return new Caller(app, { token, userId, unitId: user.deliveryUnit?.id ?? null })
}
