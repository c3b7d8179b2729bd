import sharp from 'sharp'
import { expect, test } from 'vitest'
import { deriveBytes } from '../testing/derive-bytes.ts'
import { makeFlac, makeM4a, makeMp3 } from '../testing/sound-files.ts'

const cover = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#cc2211' } })
  .png()
  .toBuffer()

test.each([
  ['anthem.mp3', makeMp3],
  ['anthem.flac', makeFlac],
  ['anthem.m4a', makeM4a],
])('the cover that %s carries is its picture', async (name, make) => {
  const { thumbnail, textState, failure } = await deriveBytes(name, make(cover))
  expect({ textState, failure }).toEqual({ textState: 'none', failure: undefined })
  const { width, height } = await sharp(thumbnail ?? '').metadata()
  expect([width, height]).toEqual([600, 600])
  const { dominant } = await sharp(thumbnail ?? '').stats()
  expect(dominant.r).toBeGreaterThan(150)
})

test('sound without a cover, or with one that is none, keeps its icon and is no failure', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  )
  const bare = makeMp3(cover).subarray(-4 * 417)
  const cut = makeFlac(cover).subarray(0, 200)
  for (const bytes of [bare, cut, makeMp3(svg, 'image/svg+xml'), makeMp3(Buffer.from('none'))])
    expect(await deriveBytes('anthem.mp3', bytes)).toMatchObject({ thumbnail: null, textState: 'none' })
  const long = await deriveBytes('anthem.mp3', makeMp3(cover), { inputBytes: 100 })
  expect(long).toMatchObject({ thumbnail: null, textState: 'none' })
  expect(long.failure).toBeUndefined()
})

test('a cover of one dot is none', async () => {
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000000' } })
    .png()
    .toBuffer()
  expect(await deriveBytes('a.mp3', makeMp3(dot))).toMatchObject({ thumbnail: null, textState: 'none' })
})
