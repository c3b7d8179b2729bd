import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asked, killableServer, postmasterOf, signInAt } from './killable-server.ts'
import { foundUniversity } from './university.ts'
import { formOf } from './upload.ts'

const { start } = await killableServer()

test('whatever was read to its last byte is written down when server and PostgreSQL are killed right after it', async () => {
  const server = await start()
  const { units } = await asked(server.databaseUrl, foundUniversity)
  const headers = await signInAt(server.port)
  const { payload, headers: form } = formOf({ deliveryUnitId: units.admissions }, [
    { name: 'Minutes.bin', content: Buffer.alloc(100_000, 7) },
  ])
  const upload = await fetch(`http://127.0.0.1:${server.port}/api/FileManagerFile/Upload`, {
    method: 'POST',
    headers: { ...headers, ...form },
    body: new Uint8Array(payload),
  })
  const { items } = (await upload.json()) as { items: { file: { id: number } }[] }
  const postmaster = await postmasterOf(server.databaseUrl)

  let read = 0
  const readUntilGone = async () => {
    for (;;) {
      try {
        const address = `http://127.0.0.1:${server.port}/api/FileManagerFile/ReadFile/${items[0]?.file.id}?disposition=attachment`
        const bytes = await (await fetch(address, { headers })).arrayBuffer()
        if (bytes.byteLength !== 100_000) return
        read++
        // Not before all are on their way, and in the very moment in which one has its last byte.
        if (read !== 60) continue
        server.child.kill('SIGKILL')
        process.kill(postmaster, 'SIGKILL')
      } catch {
        return
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, readUntilGone))
  expect(read).toBeGreaterThanOrEqual(60)

  const again = await start()
  const { rows } = await asked(again.databaseUrl, (db) =>
    sql<{ told: number }>`select count(*)::int as told from facts where name = 'document.contents-read'`.execute(db),
  )
  expect(rows[0]?.told).toBeGreaterThanOrEqual(read)
})
