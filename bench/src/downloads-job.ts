import { join } from 'node:path'
import { type Bench, bearer, type Job } from './job.ts'
import { memoryOf, ratePerSecond, type Shot, secondsFor } from './load.ts'
import { type Measured, measured, rowsOf } from './measured.ts'
import { postmasterOf } from './processor.ts'
import { sendBig, sendSmall } from './upload-shots.ts'

const turns = 3
const clients = 10
const seconds = 6
const small = 100_000
const big = 1024 ** 3

/** Files down, small ones by ten clients and a large one by one, by the product and by a bare sender in turn. */
export const downloads: Job = {
  name: 'download',
  needsDocuments: false,
  async run(bench, print) {
    const { product, ceiling, server, bare } = bench
    const postmaster = await postmasterOf(bench.db)
    const few = await pathsOf(bench, await sendSmall(bench, small))
    const one = await pathsOf(bench, await sendBig(bench, big))
    for (let turn = 1; turn <= turns; turn++) {
      const smallOf = (port: number, child: typeof server, shot: Shot) =>
        measured({ child, postmaster }, async () => (await ratePerSecond(port, clients, seconds, () => shot)) * seconds)
      await ratePerSecond(product, clients, 2, () => few.mine)
      const mine = await smallOf(product, server, few.mine)
      await ratePerSecond(ceiling, clients, 2, () => few.bare)
      const best = await smallOf(ceiling, bare, few.bare)
      for (const row of rowsOf(`download 100 kB, 10 clients, turn ${turn}`, mine, best)) print(row)
      const large = await largeOf(product, { child: server, postmaster }, one.mine)
      const bareLarge = await largeOf(ceiling, { child: bare, postmaster }, one.bare)
      for (const row of rowsOf(`download 1 GiB, turn ${turn} (in MiB)`, large, bareLarge)) print(row)
      print(['… memory during it', `${large.memory} MB`, `${bareLarge.memory} MB`, ''])
    }
    return []
  },
}

async function largeOf(
  port: number,
  of: Parameters<typeof measured>[0],
  shot: Shot,
): Promise<Measured & { memory: string }> {
  const idle = await memoryOf(of.child)
  let most = idle
  const watch = setInterval(() => void memoryOf(of.child).then((rss) => (most = Math.max(most, rss))), 100)
  const result = await measured(of, async () => {
    await secondsFor(port, 1, [shot])
    return big / 1024 ** 2
  })
  clearInterval(watch)
  const mega = (bytes: number) => (bytes / 1024 ** 2).toFixed(0)
  return { ...result, memory: `${mega(idle)} → ${mega(most)}` }
}

/** How the product and the bare sender are asked for a file. */
async function pathsOf({ token, folder, db }: Bench, id: number): Promise<{ mine: Shot; bare: Shot }> {
  const { sha256 } = await db.selectFrom('files').select('sha256').where('id', '=', id).executeTakeFirstOrThrow()
  const path = encodeURIComponent(join(folder, 'blobs', sha256.slice(0, 2), sha256))
  return {
    mine: { method: 'GET', path: `/api/FileManagerFile/ReadFile/${id}?disposition=attachment`, headers: bearer(token) },
    bare: { method: 'GET', path: `/file?path=${path}` },
  }
}
