import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { Agent } from 'node:http'
import { type Call, send } from './held.ts'
import { fillHolds, type HoldsSet } from './holds-set.ts'
import { type Bench, bearer, type Job, type Row } from './job.ts'
import { memoryOf, type Shot, secondsFor, shoot } from './load.ts'
import { type Measured, measured } from './measured.ts'
import { postmasterOf } from './processor.ts'
import { sendBig, wholeShot } from './upload-shots.ts'

const turns = 5
const mostInFolder = Number(process.env.IN_FOLDER ?? 100_000)

/** What is done to a thousand documents at once, and to a folder of very many, beside the same rows changed by one UPDATE. */
export const manyAtOnce: Job = {
  name: 'many',
  needsDocuments: false,
  async run(bench, print) {
    const { documents, empty, large } = await fillHolds(bench.db, mostInFolder)
    const postmaster = await postmasterOf(bench.db)
    const best = await bareUpdate(bench, postmaster, documents)
    for (const [name, call] of Object.entries(asks(bench, { documents, empty }))) {
      const mine = await inTurn(turns, async () => {
        const made = await call.before?.()
        return measured({ child: bench.server, postmaster }, () => asked(bench, call.of(made)))
      })
      print(rowOf(`1 000 documents: ${name}`, mine, best))
    }
    const folder = `a folder of ${mostInFolder}`
    const whole: [string, Call][] = [
      ['trash', { method: 'POST', path: 'FileFolder/Trash', body: [{ id: large }] }],
      ['restore', { method: 'PUT', path: `FileFolder/Restore/${large}` }],
      ['move', { method: 'POST', path: `FileFolder/Move/${empty}`, body: [large] }],
    ]
    for (const [name, call] of whole)
      print(
        rowOf(`${folder}: ${name}`, [await measured({ child: bench.server, postmaster }, () => asked(bench, call))]),
      )
    return []
  },
}

interface Act {
  /** What has to be so before it, not measured. */
  before?: () => Promise<number[]>
  of(made: number[] | undefined): Call
}

/** Each act leaves the documents as the next one finds them. */
function asks(bench: Bench, { documents, empty }: Pick<HoldsSet, 'documents' | 'empty'>): Record<string, Act> {
  const act = (method: string, path: string, body: unknown): Call => ({ method, path: `FileManager/${path}`, body })
  const trash = (ids: number[]) => act('POST', 'Trash', ids)
  const restore = act('POST', 'Restore', documents)
  const copy = act('POST', `Copy/${empty}`, documents)
  let isMoved = false
  return {
    move: {
      of: () => {
        isMoved = !isMoved
        return act('PUT', `Move/${isMoved ? empty : 0}`, documents)
      },
    },
    trash: { before: () => idsOf(bench, restore, []), of: () => trash(documents) },
    restore: { before: () => idsOf(bench, trash(documents), []), of: () => restore },
    copy: { of: () => copy },
    'delete for good': {
      before: async () => {
        const ids = await idsOf(bench, copy)
        return idsOf(bench, trash(ids), ids)
      },
      of: (ids = []) =>
        act(
          'POST',
          'Remove',
          ids.map((id) => ({ id })),
        ),
    },
  }
}

/** Does a call, whatever it answers where `ids` are given. */
async function idsOf(bench: Bench, call: Call, ids?: number[]): Promise<number[]> {
  const { text } = await send(bench, call)
  return ids ?? (JSON.parse(text) as { items: number[] }).items
}

async function asked(bench: Bench, call: Call): Promise<number> {
  const { status, text } = await send(bench, call)
  if (status >= 400) throw new Error(`${call.path} answered ${status}: ${text}`)
  return 1
}

async function inTurn(times: number, work: () => Promise<Measured>): Promise<Measured[]> {
  const all: Measured[] = []
  for (let turn = 0; turn < times; turn++) all.push(await work())
  return all
}

function bareUpdate(bench: Bench, postmaster: number, documents: readonly number[]): Promise<Measured[]> {
  const shot = (method: string): Shot => ({
    method,
    path: '/rows',
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(documents)),
  })
  const agent = new Agent()
  const once = (method: string) => shoot(agent, bench.ceiling, shot(method))
  return once('POST').then(() =>
    inTurn(turns, () => measured({ child: bench.bare, postmaster }, () => once('PUT').then(() => 1))),
  )
}

const median = (all: readonly Measured[], of: (one: Measured) => number): number =>
  all.map(of).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN

function rowOf(job: string, mine: readonly Measured[], best: readonly Measured[] = []): Row {
  const told = (all: readonly Measured[]) => {
    const [wall, server, postgres] = [
      (one: Measured) => one.seconds * 1000,
      (one: Measured) => one.server,
      (one: Measured) => one.postgres,
    ]
    return `${median(all, wall).toFixed(0)} ms, processor ${median(all, server).toFixed(0)} + ${median(all, postgres).toFixed(0)}`
  }
  const whole = (one: Measured) => one.server + one.postgres
  return [
    job,
    told(mine),
    best.length > 0 ? told(best) : '',
    best.length > 0 ? (median(best, whole) / median(mine, whole)).toFixed(2) : '',
  ]
}

const files = 500
const small = 100_000
const gib = Number(process.env.ZIP_GIB ?? 5)

/** Archives: of 500 small files, and of large ones, with what the server holds meanwhile; beside the same bytes out of memory. */
export const zips: Job = {
  name: 'zip',
  needsDocuments: false,
  async run(bench, print) {
    const postmaster = await postmasterOf(bench.db)
    const shots = Array.from({ length: files }, (_, no) => wholeShot(bench, `zipped ${no}.bin`, randomBytes(small)))
    await secondsFor(bench.product, 4, shots)
    const smallIds = await newest(bench, files)
    const mine = await inTurn(turns, () => zipped(bench, { postmaster, child: bench.server, ids: smallIds }))
    print(
      rowOf(`zip of ${files} × 100 kB`, mine, await inTurn(turns, () => bareBytes(bench, postmaster, files * small))),
    )
    for (let one = 0; one < gib; one++) await sendBig(bench, 1024 ** 3)
    const idle = await memoryOf(bench.server)
    let most = idle
    const watch = setInterval(() => void memoryOf(bench.server).then((rss) => (most = Math.max(most, rss))), 250)
    const large = await zipped(bench, { postmaster, child: bench.server, ids: await newest(bench, gib) })
    clearInterval(watch)
    print(rowOf(`zip of ${gib} × 1 GiB`, [large], [await bareBytes(bench, postmaster, gib * 1024 ** 3)]))
    const mega = (bytes: number) => (bytes / 1024 ** 2).toFixed(0)
    return [['… memory during it', `${mega(idle)} → ${mega(most)} MB`, '', '']]
  },
}

async function newest({ db }: Bench, count: number): Promise<number[]> {
  const rows = await db.selectFrom('documents').select('id').orderBy('id', 'desc').limit(count).execute()
  return rows.map((row) => row.id)
}

interface Zip {
  postmaster: number
  child: ChildProcess
  ids: readonly number[]
}

async function zipped(bench: Bench, { ids, ...of }: Zip): Promise<Measured> {
  const body = { fileManagerIds: ids }
  const { text } = await send(bench, { method: 'POST', path: 'FileManager/Download', body })
  const { url = '' } = JSON.parse(text) as { url?: string }
  const shot = { method: 'GET', path: url, headers: bearer(bench.token) }
  return measured(of, async () => Math.min(1, await shoot(new Agent(), bench.product, shot)))
}

const bareBytes = (bench: Bench, postmaster: number, size: number): Promise<Measured> =>
  measured({ child: bench.bare, postmaster }, async () =>
    Math.min(1, await shoot(new Agent(), bench.ceiling, { method: 'GET', path: `/bytes?size=${size}` })),
  )
