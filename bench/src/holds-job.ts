import { setTimeout } from 'node:timers/promises'
import { type Answered, type Call, longestHold, send } from './held.ts'
import { fillHolds, type HoldsSet } from './holds-set.ts'
import { type Job, signIn } from './job.ts'

interface Ask extends Call {
  name: string
}

const inLargeFolder = 100_000

/**
 * The longest that one call at the bounds holds the event loop of the server, while everybody else waits: what it computed,
 * and what passed by the clock, in which other processes of the machine have their part (the first row: of an idle server).
 */
export const holds: Job = {
  name: 'holds',
  needsDocuments: false,
  async run(bench, print) {
    const set = await fillHolds(bench.db, inLargeFolder)
    const measure = async (name: string, work: () => Promise<Answered>) => {
      await longestHold(bench)
      const start = performance.now()
      const { status, text } = await work()
      const seconds = (performance.now() - start) / 1000
      const told = status === 0 ? '' : `answered ${status}`
      const held = await longestHold(bench)
      print([name, `held ${held.cpu.toFixed(0)} ms of ${held.wall.toFixed(0)}`, `${seconds.toFixed(1)} s`, told])
      return text
    }
    await measure('idle', () => setTimeout(3_000, { status: 0, text: '' }))
    for (const { name, ...ask } of [...bulkAsks(set), ...bodyAsks()]) await measure(name, () => send(bench, ask))
    const administrator = { ...bench, token: await signIn(bench.product, set.administrator) }
    const { name: anImport, ...ask } = importAsk()
    await measure(anImport, () => send(administrator, ask))
    const prepared = await measure(`zip of ${inLargeFolder} documents: preparing`, () =>
      send(bench, { method: 'POST', path: 'FileManager/Download', body: { fileFolderIds: [set.large] } }),
    )
    const { url = '' } = JSON.parse(prepared) as { url?: string }
    await measure('the same: fetching', () => send(bench, { method: 'GET', path: url.replace('/api/', '') }))
    for (const { name, ...ask } of folderAsks(set)) await measure(name, () => send(bench, ask))
    return []
  },
}

function bulkAsks({ documents, empty }: HoldsSet): Ask[] {
  const objects = documents.map((id) => ({ id }))
  return [
    { name: '1 000 documents: move', method: 'PUT', path: `FileManager/Move/${empty}`, body: documents },
    { name: '1 000 documents: copy', method: 'POST', path: 'FileManager/Copy/0', body: documents },
    { name: '1 000 documents: trash', method: 'POST', path: 'FileManager/Trash', body: documents },
    { name: '1 000 documents: remove', method: 'POST', path: 'FileManager/Remove', body: objects },
  ]
}

const makeMany = 'FileFolder/Create/Multiple/1'
const mostBytes = 2 * 1024 * 1024
function bodyAsks(): Ask[] {
  const list = Array.from({ length: mostBytes / 2 - 20 }, () => 0)
  const marks = `a${'\u0301\u0316'.repeat((mostBytes - 100) / 4)}`
  // Right but for the unit, which is another's: all of it is judged, and nothing made.
  const ofAnother = makeMany.replace(/1$/, '2')
  const folders = (text: string) => ({ name: `2 MB body: 5 000 folders, ${text}`, method: 'POST', path: ofAnother })
  return [
    { name: '2 MB body: a list', method: 'POST', path: 'FileManager/Trash', body: list },
    { name: '2 MB body: a list of paths', method: 'POST', path: makeMany, body: { paths: list } },
    { name: '2 MB body: one name', method: 'POST', path: 'FileFolder/Create/1', body: { name: marks } },
    { name: '2 MB body: 5 000 paths, 100 deep', method: 'POST', path: ofAnother, body: { paths: fullPaths() } },
    { ...folders('Latin'), body: { folders: fullFolders('Año ') } },
    { ...folders('Baybayin'), body: { folders: fullFolders('ᜃ\u1713ᜑ') } },
    { ...folders('20 marks a letter'), body: { folders: fullFolders(`e${'\u0301\u0316'.repeat(10)}`) } },
  ]
}

/** Looked through only; to make 5 000 accounts takes minutes. */
function importAsk(): Ask {
  const columns = ['firstName', 'lastName', 'email', 'userName', 'unit', 'position']
  const line = (no: number) => [
    `Niña ${no}`,
    `Dela Cruz ${no}`,
    `n${no}@haraya.example`,
    `n${no}`,
    'Unit 7',
    'Clerk '.repeat(160),
  ]
  const csv = [columns, ...Array.from({ length: 5_000 }, (_, no) => line(no))]
    .map((cells) => cells.join(','))
    .join('\n')
  return { name: 'import of 5 000 people, 5 MB', method: 'POST', path: 'Import/People?dryRun=true', body: { csv } }
}

const fullPaths = () => Array.from({ length: 4_900 }, (_, no) => `${'box/'.repeat(99)}${no}`)

/** As many folders as one call may make, with names and descriptions that fill its body. */
function fullFolders(writing: string) {
  const each = mostBytes / 5_000 - 60
  const text = (of: number) => writing.repeat(Math.ceil(of / Buffer.byteLength(writing)))
  const filled = (no: string) => ({ name: `${no} ${text(each / 2)}`, description: text(each / 2 - 80) })
  return Array.from({ length: 50 }, (_, no) => ({
    ...filled(`${no}`),
    children: Array.from({ length: 99 }, (_, inner) => filled(`${no}-${inner}`)),
  }))
}

function folderAsks({ large, empty }: HoldsSet): Ask[] {
  const name = (act: string) => `folder of ${inLargeFolder} documents: ${act}`
  const body = [{ id: large }]
  const trees = Array.from({ length: 50 }, (_, no) => ({
    name: `Tree ${no}`,
    children: Array.from({ length: 99 }, (_, inner) => ({ name: `Inner ${inner}` })),
  }))
  return [
    { name: name('move'), method: 'POST', path: `FileFolder/Move/${empty}`, body: [large] },
    { name: name('trash'), method: 'POST', path: 'FileFolder/Trash', body },
    { name: name('restore'), method: 'PUT', path: `FileFolder/Restore/${large}` },
    { name: name('trash again'), method: 'POST', path: 'FileFolder/Trash', body },
    { name: name('remove'), method: 'POST', path: 'FileFolder/Remove', body },
    { name: '5 000 folders: make', method: 'POST', path: makeMany, body: { folders: trees } },
  ]
}
