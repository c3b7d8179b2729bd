import { expect, test } from 'vitest'
import { type Chosen, decide } from './decide.ts'
import type { UploadTask } from './upload-task.ts'

const place = { unitId: 3, folderId: 7, folderName: '2026' }
const chosen = (name: string, content = 'x', target: Chosen['target'] = place): Chosen => ({
  file: new File([content], name),
  target,
})
const sound = () => undefined
/** The tasks of a first choice, as they came to stand. */
const tasksOf = (files: readonly Chosen[], change: Partial<UploadTask> = {}): UploadTask[] =>
  decide(files, [], sound).added.map((task) => ({ ...task, ...change }))

test('new files are new tasks in their order, each under a key of its own', () => {
  const { added, resumed, under } = decide([chosen('May.pdf'), chosen('June.pdf')], [], sound)
  expect(added).toMatchObject([
    { name: 'May.pdf', state: 'waiting', target: place },
    { name: 'June.pdf', state: 'waiting' },
  ])
  expect(new Set(added.map(({ key }) => key)).size).toBe(2)
  expect(added[0]?.key).toMatch(/^[0-9a-f]{32}$/)
  expect([resumed, under]).toEqual([[], 0])
})

test('a file that can’t be sent stands there with its reason, and the others go', () => {
  const refusal = ({ name }: File) => (name === 'Setup.exe' ? 'Programs are not accepted.' : undefined)
  expect(decide([chosen('Setup.exe'), chosen('May.pdf')], [], refusal).added).toMatchObject([
    { state: 'failed', failureKind: 'refused', failure: 'Programs are not accepted.' },
    { state: 'waiting' },
  ])
})

test('a file that is on its way to the same place is not sent twice', () => {
  const waiting = tasksOf([chosen('May.pdf')])
  expect(decide([chosen('May.pdf')], waiting, sound)).toEqual({ added: [], resumed: [], under: 1 })
  expect(decide([chosen('May.pdf'), chosen('May.pdf')], [], sound)).toMatchObject({ added: [{}], under: 1 })
})

test('the same name elsewhere, or with another size, is another file', () => {
  const waiting = tasksOf([chosen('May.pdf')])
  const elsewhere = chosen('May.pdf', 'x', { ...place, folderId: 8 })
  expect(decide([elsewhere, chosen('May.pdf', 'longer')], waiting, sound).added).toHaveLength(2)
})

test('one that arrived may come again: its name is taken, and the server numbers it', () => {
  const done = tasksOf([chosen('May.pdf')], { state: 'done' })
  expect(decide([chosen('May.pdf')], done, sound).added).toHaveLength(1)
})

test('one that stood still goes on with its file: interrupted, paused, failed in passing', () => {
  for (const change of [{ state: 'paused' }, { state: 'failed', failureKind: 'passing' }] as const) {
    const [task] = tasksOf([chosen('May.pdf')], change)
    const again = chosen('May.pdf')
    const { added, resumed } = decide([again], task ? [task] : [], sound)
    expect(added).toEqual([])
    expect(resumed).toEqual([{ id: task?.id, file: again.file }])
  }
})

test('one that was refused is tried as a new one', () => {
  const refused = tasksOf([chosen('May.pdf')], { state: 'failed', failureKind: 'refused' })
  expect(decide([chosen('May.pdf')], refused, sound)).toMatchObject({ added: [{}], resumed: [], under: 0 })
})

test('3 000 files beside 3 000 others are decided at once', () => {
  const many = (prefix: string) => Array.from({ length: 3_000 }, (_, no) => chosen(`${prefix} ${no}.pdf`))
  const first = many('Scan')
  const known = tasksOf(first)
  expect(decide([...first, ...many('Other')], known, sound)).toMatchObject({ under: 3_000 })
})
