import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asked, killableServer, postmasterOf, type Running, signInAt } from './killable-server.ts'
import { wholeOf } from './tus.ts'
import { foundUniversity } from './university.ts'

const { dataDir, start, end } = await killableServer()

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const accepted: { fileId: string; sha256: string }[] = []

async function uploadUntilGone({ port }: Running, headers: { authorization: string }, unitId: number): Promise<void> {
  for (;;) {
    const content = randomBytes(40_000)
    const name = `${randomBytes(6).toString('hex')}.bin`
    const whole = wholeOf(unitId, { name, content })
    try {
      const response = await fetch(`http://127.0.0.1:${port}${whole.url}`, {
        method: whole.method,
        headers: { ...whole.headers, ...headers },
        body: new Uint8Array(whole.payload),
      })
      if (response.status !== 201) return
      accepted.push({ fileId: response.headers.get('sinupan-file') ?? '', sha256: hashOf(content) })
    } catch {
      return
    }
  }
}

test.each([{ victim: 'the server' }, { victim: 'PostgreSQL' }])(
  'of files that are filed together none is lost that was acknowledged, and none is there by half, when $victim is killed',
  async ({ victim }) => {
    const server = await start()
    const known = await asked(server.databaseUrl, (db) => db.selectFrom('units').select('id').orderBy('id').execute())
    const unitId = known[0]?.id ?? (await asked(server.databaseUrl, foundUniversity)).units.admissions
    const headers = await signInAt(server.port)
    const postmaster = await postmasterOf(server.databaseUrl)
    const before = accepted.length
    const uploads = Array.from({ length: 12 }, () => uploadUntilGone(server, headers, unitId))
    // However slow the machine is, the blow falls when some were acknowledged and others are on their way.
    await expect.poll(() => accepted.length).toBeGreaterThan(before + 30)
    await setTimeout(Math.random() * 300)
    if (victim === 'PostgreSQL') process.kill(postmaster, 'SIGKILL')
    await setTimeout(victim === 'PostgreSQL' ? 50 : 0)
    server.child.kill('SIGKILL')
    await Promise.all(uploads)

    const again = await start()
    const reader = await signInAt(again.port)
    for (const { fileId, sha256 } of accepted) {
      const address = `http://127.0.0.1:${again.port}/api/FileManagerFile/ReadFile/${fileId}`
      const response = await fetch(address, { headers: reader })
      expect(hashOf(new Uint8Array(await response.arrayBuffer()))).toBe(sha256)
    }
    const whole = await asked(again.databaseUrl, async (db) => {
      const { rows } = await sql<{ sha256s: string[]; documents: number; half: number; together: number }>`
      select array_agg(distinct f.sha256) as sha256s, count(*)::int as documents, max(count(*)) over ()::int as together,
        count(*) filter (where d.file_count <> 1 or d.total_size <> f.size or u.id is null
          or (select count(*) from facts where document_id = d.id and name in ('document.added', 'file.added')) <> 2)::int as half
      from documents d left join files f on f.document_id = d.id left join finished_uploads u on u.file_id = f.id
      group by d.xmin::text`.execute(db)
      return rows
    })
    expect(whole.reduce((sum, { half }) => sum + half, 0)).toBe(0)
    expect(whole.reduce((sum, { documents }) => sum + documents, 0)).toBeGreaterThanOrEqual(accepted.length)
    // They were filed together indeed.
    expect(whole[0]?.together).toBeGreaterThan(1)
    for (const sha256 of whole.flatMap(({ sha256s }) => sha256s))
      expect(hashOf(await readFile(join(dataDir, 'blobs', sha256.slice(0, 2), sha256)))).toBe(sha256)
    await end()
  },
)
