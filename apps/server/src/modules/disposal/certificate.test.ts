import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { openPdf } from '../../platform/derivatives/formats/pdfium.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { GivenDisposals } from './disposal.fixture.ts'

/** A certificate says what was destroyed, by whose leave, and can be verified by anybody. */
const sinupan = await startSinupan({ INSTITUTION_NAME: 'Haraya State University' })
const { people } = sinupan
const { ana, carla, dan, records } = people
const disposals = new GivenDisposals(sinupan)
const print = (id: number, caller = records) => caller.call(contract.readCertificate, { params: { id } })
const textOf = async (bytes: Buffer) => {
  const pdf = await openPdf(bytes)
  return Array.from({ length: pdf.pageCount }, (_, page) => pdf.readText(page))
    .join('\n')
    .replace(/\s+/g, ' ')
}

test('a certificate tells number, authority, people, list and code, and keeps to the archival standard', async () => {
  const [own, others] = [
    await disposals.due({ name: 'Talaan ng Peñaranda' }),
    await disposals.due({ by: 'carla', name: 'Roll of carla' }),
  ]
  const { id } = await disposals.executed([own, others])
  const { certificate } = await records.ask(contract.getDisposal, { params: { id } })
  const answer = await print(id)
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
  const text = (await textOf(answer.raw)).normalize('NFC')
  for (const told of [
    'Haraya State University',
    certificate?.no,
    certificate?.code,
    'NAP-2026-117',
    'Oct 5 2026',
    'Talaan ng Peñaranda',
    'Roll of carla',
  ])
    expect(text).toContain(told)
  expect(text.replaceAll(' ', '')).toContain(certificate?.sha256)
  const raw = answer.raw.toString('latin1')
  expect(raw).toMatch(/pdfaid:part>2</)
  expect(raw).toMatch(/pdfaid:conformance>B</)
  expect(raw).toContain('/GTS_PDFA1')
})

test('a unit’s people get it with their own documents; nobody else knows of it', async () => {
  const [own, others] = [await disposals.due({ name: 'Ours' }), await disposals.due({ by: 'carla', name: 'Theirs' })]
  const { id } = await disposals.executed([own, others])
  const text = await textOf((await print(id, ana)).raw)
  expect(text).toContain('Ours')
  expect(text).not.toContain('Theirs')
  expect((await print(id, carla)).status).toBe(200)
  expect((await print(id, dan)).status).toBe(404)
})

test('before the execution there is none', async () => {
  const { id } = await disposals.authorised([await disposals.due()])
  expect((await print(id)).status).toBe(404)
})
