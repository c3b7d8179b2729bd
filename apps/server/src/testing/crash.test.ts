import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { asked, killableServer, postmasterOf, type Running, signInAt } from './killable-server.ts'
import { foundUniversity } from './university.ts'

const { dataDir, start, end } = await killableServer()
afterEach(end)

type Accepted = { fileId: number; sha256: string }

interface Uploader {
  port: number
  headers: { authorization: string }
  unitId: number
  accepted: Accepted[]
}

/** Uploads file after file until the server is gone, and adds what was acknowledged to `accepted`. */
async function uploadUntilGone({ port, headers, unitId, accepted }: Uploader, name: string): Promise<void> {
  for (let no = 0; ; no++) {
    const bytes = randomBytes(50_000 + (no % 5) * 400_000)
    const form = new FormData()
    form.set('deliveryUnitId', String(unitId))
    form.set('file', new Blob([bytes]), `${name} ${no}.bin`)
    try {
      const response = await fetch(`http://127.0.0.1:${port}/api/FileManagerFile/Upload`, {
        method: 'POST',
        headers,
        body: form,
      })
      if (response.status !== 201) return
      const answer = (await response.json()) as { items: { file: { id: number } }[] }
      accepted.push({ fileId: answer.items[0]?.file.id ?? 0, sha256: createHash('sha256').update(bytes).digest('hex') })
    } catch {
      return
    }
  }
}

/** Every row's bytes are there and whole. */
async function requireWholeFiles(databaseUrl: string): Promise<void> {
  const rows = await asked(databaseUrl, (db) => db.selectFrom('files').select('sha256').distinct().execute())
  for (const { sha256 } of rows) {
    const bytes = await readFile(join(dataDir, 'blobs', sha256.slice(0, 2), sha256))
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
  }
}

const killed: Record<string, (server: Running) => Promise<void>> = {
  'the server': async ({ child }) => void child.kill('SIGKILL'),
  PostgreSQL: async ({ databaseUrl, child }) => {
    process.kill(await postmasterOf(databaseUrl), 'SIGKILL')
    await setTimeout(50)
    child.kill('SIGKILL')
  },
}

let founded: { unitId: number } | undefined
const everAccepted: Accepted[] = []

for (const victim of ['the server', 'PostgreSQL', 'the server']) {
  test(`nothing acknowledged is lost and no half file is seen when ${victim} is killed during uploads`, async () => {
    const server = await start()
    founded ??= { unitId: (await asked(server.databaseUrl, foundUniversity)).units.admissions }
    const before = everAccepted.length
    const uploader = {
      port: server.port,
      headers: await signInAt(server.port),
      unitId: founded.unitId,
      accepted: everAccepted,
    }
    const uploads = [1, 2, 3, 4].map((no) => uploadUntilGone(uploader, `${victim} ${before} ${no}`))
    // However slow the machine is, the blow falls when uploads have begun to succeed and others are on their way.
    await expect.poll(() => everAccepted.length).toBeGreaterThan(before + 4)
    await setTimeout(Math.random() * 800)
    await killed[victim]?.(server)
    await Promise.all(uploads)

    const again = await start()
    const headers = await signInAt(again.port)
    for (const { fileId, sha256 } of everAccepted) {
      const response = await fetch(`http://127.0.0.1:${again.port}/api/FileManagerFile/ReadFile/${fileId}`, {
        headers,
      })
      expect(
        createHash('sha256')
          .update(Buffer.from(await response.arrayBuffer()))
          .digest('hex'),
      ).toBe(sha256)
    }
    await requireWholeFiles(again.databaseUrl)
    const { rows } = await asked(again.databaseUrl, (db) =>
      sql<{ wrong: number }>`
      select count(*)::int as wrong from documents d
      where total_size <> (select coalesce(sum(size), 0) from files where document_id = d.id and is_current) or file_count <> 1`.execute(
        db,
      ),
    )
    expect(rows[0]?.wrong).toBe(0)
  })
}
