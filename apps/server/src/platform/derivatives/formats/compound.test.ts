import { describe, expect, test } from 'vitest'
import { deriveBytes } from '../testing/derive-bytes.ts'
import { makeMsg } from '../testing/mail-files.ts'
import { makeCompound, makeDoc } from '../testing/office-files.ts'
import { withoutCircles } from './compound.ts'

describe('a compound file', () => {
  test('whose sectors run in a circle or into each other is read as far as they are sound', async () => {
    const doc = makeDoc('Roundword'.padEnd(4_000, ' x'))
    const table = (doc.readUInt32LE(76) + 1) * 512
    const ring = Buffer.from(doc)
    for (let sector = 0; sector < 12; sector += 1) {
      const next = doc.readInt32LE(table + sector * 4)
      if (next === -2) ring.writeInt32LE(Math.max(0, sector - 3), table + sector * 4)
    }
    expect(ring.equals(doc)).toBe(false)
    const { failure } = await deriveBytes('a.doc', ring)
    expect(failure?.code).not.toBe('TooLarge')
    expect(failure?.code).not.toBe('TimedOut')
  })

  test.each([
    ['the entry before it', 68],
    ['the entry behind it', 72],
    ['what lies below it', 76],
  ])('whose directory runs in a circle by %s is no trap', async (_, link) => {
    for (const [name, file] of [
      ['a.doc', makeDoc('Roundword'.padEnd(4_000, ' x'))],
      ['a.msg', makeMsg({ subject: 'Roundword', files: [{ name: 'a.txt', bytes: Buffer.from('x') }] })],
    ] as const) {
      const ring = Buffer.from(file)
      const directory = (file.readUInt32LE(48) + 1) * 512
      for (let entry = 1; entry < 4; entry += 1) ring.writeInt32LE(entry, directory + entry * 128 + link)
      const { failure } = await deriveBytes(name, ring, { cpuSeconds: 10 })
      expect(['TooLarge', 'TimedOut', 'Crashed']).not.toContain(failure?.code)
    }
  })

  test('of Outlook is read whole where its sectors run in a circle behind their end', async () => {
    const body = 'Bodyword '.repeat(900)
    const mail = makeMsg({ subject: 'Roundword', body, files: [{ name: 'a.txt', bytes: Buffer.from('Fileword') }] })
    const table = (mail.readUInt32LE(76) + 1) * 512
    const ring = Buffer.from(mail)
    for (let sector = 1; sector < 128; sector += 1)
      if (mail.readInt32LE(table + sector * 4) === -2) ring.writeInt32LE(Math.max(0, sector - 3), table + sector * 4)
    expect(ring.equals(mail)).toBe(false)
    const { text, failure } = await deriveBytes('a.msg', ring)
    const pages = text?.pages ?? []
    expect(failure).toBeUndefined()
    expect(pages[0]).toContain('Roundword')
    expect(pages[0]?.match(/Bodyword/g)).toHaveLength(900)
    expect(pages[1]).toBe('a.txt\nFileword')
  })

  test('that is sound stays as it is', () => {
    const sound = makeCompound({ A: Buffer.alloc(5_000), B: Buffer.alloc(100), C: Buffer.alloc(70_000) })
    expect(withoutCircles(sound)).toBe(sound)
  })
})
