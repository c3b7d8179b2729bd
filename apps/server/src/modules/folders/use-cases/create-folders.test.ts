import { mostFolders } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { Refusal } from '../../../platform/refusal.ts'
import { treesOf } from './create-folders.ts'

test('paths become a tree, in which a name stands once however it is written', async () => {
  expect(await treesOf(['Scans/2025', 'scans/2026', 'Scans /2025/May', './Minutes'])).toMatchObject([
    {
      name: 'Scans',
      children: [
        { name: '2025', children: [{ name: 'May', children: [] }] },
        { name: '2026', children: [] },
      ],
    },
    { name: 'Minutes', children: [] },
  ])
})

test('as many folders as one call may make are read out of any number of paths through them, and one more is not', async () => {
  const deep = Array.from({ length: 99 }, (_, level) => level).join('/')
  const paths = Array.from({ length: mostFolders - 99 }, (_, no) => `${deep}/Box ${no}`)
  expect(await treesOf([...paths, ...paths])).toHaveLength(1)
  const refused = treesOf([...paths, 'One more'])
  await expect(refused).rejects.toThrow(Refusal)
  await expect(refused).rejects.toThrow(
    expect.objectContaining({ details: { errors: { [`paths[${paths.length}]`]: expect.anything() } } }),
  )
})
