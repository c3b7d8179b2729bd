import {
  createFolder,
  dropSender,
  type Endpoint,
  listEndpoints,
  longestParam,
  type RefusalCode,
  takesBody,
  uploadIntoDocument,
  uploadIntoFolder,
} from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { signDownload } from '../../modules/files/downloads/download-ticket.ts'
import { system } from '../../platform/actor.ts'
import { addressOf } from '../caller.ts'
import { startSinupan } from '../sinupan.ts'
import {
  type Bounded,
  listBounded,
  listUnbounded,
  nameOf,
  type Step,
  sampleOf,
  sized,
  withContent,
} from './schema-bounds.ts'

const endpoints = listEndpoints()
const partsOf = (one: Endpoint) =>
  [['params', one.params], ['query', one.query], ...(takesBody(one) ? [['body', one.body] as const] : [])] as const

test('everything that somebody outside can choose has a bound in the contract', () => {
  const unbounded = endpoints.flatMap((one) =>
    partsOf(one).flatMap(([part, schema]) => listUnbounded(schema, part).map((name) => `${one.name} ${name}`)),
  )
  const forms = { dropSender, uploadIntoDocument, uploadIntoFolder }
  const inForms = Object.entries(forms).flatMap(([name, schema]) => listUnbounded(schema, name))
  expect([...unbounded, ...inForms]).toEqual([])
})

const { app, clock, people } = await startSinupan()
const { ana, admin } = people

type Part = 'params' | 'query' | 'body'
type Input = Record<Part, unknown>
// Where one of few words is wanted, whatever else is right.
const words: Partial<Record<string, object>> = { Core_QuickSearch: { type: 'any' } }

const inputOf = (one: Endpoint): Input => ({
  params: { ...(sampleOf(one.params) as object), ...words[one.name] },
  query: sampleOf(one.query),
  body: takesBody(one) ? sampleOf(one.body) : undefined,
})

function send(one: Endpoint, { params, query, body }: Input) {
  const caller = one.who === 'administrator' || one.who === 'records' ? admin : ana
  const url = addressOf(one, params as Record<string, string>, query as Record<string, unknown>)
  const headers = { 'content-type': 'application/json' }
  return caller.request({
    method: one.method,
    url,
    ...(body === undefined ? {} : { payload: JSON.stringify(body), headers }),
  })
}

const isRefused = ({ status, body }: { status: number; body: unknown }, path: readonly Step[]) => {
  if (status === 413) return true
  const errors = (body as { errors?: Record<string, string[]> } | null)?.errors ?? {}
  const name = nameOf(path)
  return (
    status === 400 &&
    Object.keys(errors).some((field) => field === '' || name.startsWith(field) || field.startsWith(name))
  )
}

// Such as a mail that can't be sent, since there is no mail server.
const isDeclared = (one: Endpoint, body: unknown) => one.refusals.includes((body as { code: RefusalCode }).code)

/** What is wrong with the answers at a bound and beyond it. */
async function tryAt(one: Endpoint, part: Part, bounded: Bounded): Promise<string[]> {
  const { path, most = 0 } = bounded
  const sendSized = (size: number) => {
    const content = withContent(one[part], path, sized(bounded, size))
    return send(one, { ...inputOf(one), [part]: content })
  }
  const name = `${one.name} ${nameOf([part, ...path])}`
  const at = await sendSized(most)
  const beyond = await sendSized(most + 1)
  return [
    ...(at.status >= 500 && !isDeclared(one, at.body) ? [`${name} at ${most}: ${at.status}`] : []),
    ...(isRefused(beyond, path)
      ? []
      : [`${name} beyond ${most}: ${beyond.status} ${beyond.raw.toString().slice(0, 200)}`]),
  ]
}

describe('the largest that is allowed is no trouble, and one more is refused', () => {
  const tried = endpoints.flatMap((one) => {
    const places = partsOf(one).flatMap(([part, schema]) =>
      listBounded(schema).map((bounded) => [part, bounded] as const),
    )
    return places.length === 0 ? [] : [[one.name, one, places] as const]
  })
  test.each(tried)('at %s', async (_, one, places) => {
    const wrong: string[] = []
    for (const [part, bounded] of places) wrong.push(...(await tryAt(one, part, bounded)))
    expect(wrong).toEqual([])
  })
})

describe('what is as large as a request may be', () => {
  const trash = (payload: string) =>
    ana.request({
      method: 'POST',
      url: '/api/FileManager/Trash',
      headers: { 'content-type': 'application/json' },
      payload,
    })

  test('is refused as too long without being read, and beyond it as too large', async () => {
    const most = 2 * 1024 * 1024
    const list = `[${'0,'.repeat(most / 2 - 2)}0]`
    expect(await trash(list)).toMatchObject({ status: 400, body: { errors: { '': [expect.stringMatching(/25000/)] } } })
    expect((await trash(list.padEnd(most, ' '))).status).toBe(400)
    expect(await trash(list.padEnd(most + 1, ' '))).toMatchObject({ status: 413, body: { code: 'TooLarge' } })
  })

  // Normalised first, a million marks would take minutes.
  test('is refused where it is one letter with a million accents, or with twenty-one', async () => {
    const make = (marks: number) =>
      ana.call(createFolder, { params: { duId: ana.unitId }, body: { name: `a${'\u0301\u0316'.repeat(marks / 2)}` } })
    for (const marks of [500_000, 1_000, 22])
      expect(await make(marks)).toMatchObject({ status: 400, body: { errors: { name: [expect.any(String)] } } })
    expect((await make(20)).status).toBe(201)
  })

  test('is taken where it is a download of a thousand things, whatever their numbers', async () => {
    const fileManagerIds = Array.from({ length: 1_000 }, (_, index) => 2_147_483_647 - index * 2_147_000)
    const ticket = signDownload(
      app.contextFor(system).secrets,
      { documentIds: fileManagerIds, folderIds: [], fileIds: [], sessionId: 'x'.repeat(36) },
      clock.now(),
    )
    expect(ticket.length).toBeLessThanOrEqual(longestParam)
    expect(ticket.length).toBeGreaterThan(5_000)
  })
})
