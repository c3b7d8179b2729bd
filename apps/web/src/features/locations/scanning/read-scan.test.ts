import { expect, test } from 'vitest'
import { burst } from './key-burst.ts'
import { readScan } from './read-scan.ts'

test('a label is read by its code, typed in any way, or by the address in its QR code', () => {
  expect(readScan(' l 7k4m q9x')).toEqual({ code: 'L-7K4MQ9X' })
  expect(readScan('D-OIL4MQ9')).toEqual({ code: 'D-0114MQ9' })
  expect(readScan('https://records.example/files/Ab-1_cdefg#D-7K4MQ9X')).toEqual({ code: 'D-7K4MQ9X' })
  expect(readScan('https://records.example/folder/data/Ab-1_cdefg?x=1')).toEqual({ routeId: 'Ab-1_cdefg' })
  for (const text of ['', 'hello', 'L-7K4M', 'X-7K4MQ9X', 'L-7K4MQ9U', 'https://records.example/files/Abcdefgh'])
    expect(readScan(text)).toBeUndefined()
})

test('a burst of keys that ends in Enter is a scan, what a person types is none', () => {
  const at = (text: string, pause: number) => {
    const taken = burst()
    return [...text, 'Enter'].map((key, index) => taken(key, index * pause)).at(-1)
  }
  expect(at('L-7K4MQ9X', 8)).toBe('L-7K4MQ9X')
  expect(at('L-7K4MQ9X', 150)).toBeUndefined()
  expect(at('abc', 5)).toBeUndefined()
})
