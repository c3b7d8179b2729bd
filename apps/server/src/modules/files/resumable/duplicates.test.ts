import { expect, test } from 'vitest'
import { startSinupan } from '../../../testing/sinupan.ts'
import { upload as sendForm, uploadOne } from '../../../testing/upload.ts'

const { people, university } = await startSinupan()
const { ana, carla } = people
const encode = (text: string) => Buffer.from(text).toString('base64')

/** Uploads at once, as a creation that brings its bytes along. */
async function upload(caller: typeof ana, name: string, unit: number) {
  const { headers } = await caller.request({
    method: 'POST',
    url: '/api/Upload',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': '9',
      'upload-metadata': `filename ${encode(name)},deliveryUnitId ${encode(String(unit))}`,
      'content-type': 'application/offset+octet-stream',
    },
    payload: 'the twins',
  })
  const twins = headers['sinupan-duplicates']
  return {
    id: Number(headers['sinupan-document']),
    twins: twins === undefined ? [] : (JSON.parse(decodeURIComponent(String(twins))) as { id: number; name: string }[]),
  }
}

test('a resumable upload tells which documents held the same bytes already, of the own units alone', async () => {
  const { admissions, records } = university.units
  const first = await upload(ana, 'Año 2026.txt', admissions)
  expect(first.twins).toEqual([])
  const second = await upload(ana, 'Again.txt', admissions)
  expect(second.twins).toEqual([{ id: first.id, name: 'Año 2026' }])
  expect((await upload(carla, 'Elsewhere.txt', records)).twins).toEqual([])
})

test('of many documents the first five are told, one that holds the bytes twice once', async () => {
  const { admissions: deliveryUnitId } = university.units
  const content = 'the twins of twins'
  const files = Array.from({ length: 7 }, (_, no) => ({ name: `Twin ${no}.txt`, content }))
  const { items } = await sendForm(ana, { deliveryUnitId, fileFolderId: 0 }, files)
  const ids = items.map((one) => one.fileManagerId)
  await sendForm(ana, { fileManagerId: ids[0] ?? 0 }, [{ name: 'Beside it.txt', content }])
  const last = await uploadOne(ana, { name: 'The last.txt', content })
  expect(last.duplicateOf?.map(({ id }) => id)).toEqual(ids.slice(0, 5))
})
