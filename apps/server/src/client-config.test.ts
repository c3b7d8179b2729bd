import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { startSinupan } from './testing/sinupan.ts'
import { tryUpload } from './testing/upload.ts'

const { nobody, people } = await startSinupan({ UPLOAD_LIMIT: '1000', INSTITUTION_NAME: 'Haraya State University' })

test('whoever comes is told the institution, and what an upload may be', async () => {
  expect(await nobody.ask(contract.getClientConfig)).toMatchObject({
    institutionName: 'Haraya State University',
    uploadLimit: 1_000,
    languages: ['en', 'fil'],
    isDemo: false,
  })
})

test('what is told to be refused is refused, and is in order', async () => {
  const { ana } = people
  const { refusedTypes } = await nobody.ask(contract.getClientConfig)
  expect(refusedTypes).toEqual([...new Set(refusedTypes)].toSorted())
  expect(refusedTypes).toEqual(
    expect.arrayContaining(['apk', 'bat', 'cmd', 'deb', 'exe', 'jar', 'js', 'lnk', 'msi', 'sh', 'vbs']),
  )
  expect(refusedTypes.filter((type) => ['pdf', 'docx', 'zip', 'txt', 'html', 'csv'].includes(type))).toEqual([])
  // The head of a program, which a file of any of these names may have.
  const content = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])
  for (const type of refusedTypes)
    expect([
      type,
      (await tryUpload(ana, { deliveryUnitId: ana.unitId }, [{ name: `a.${type}`, content }])).status,
    ]).toEqual([type, 415])
})
