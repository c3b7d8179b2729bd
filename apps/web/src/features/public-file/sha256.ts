/**
 * SHA-256 of bytes that come in parts (FIPS 180-4). The browser's own digest takes only the whole at once and only on
 * secure pages; this one reads a film of some gigabytes with little memory.
 */
export interface Sha256 {
  add(bytes: Uint8Array): void
  /** The digest in hexadecimal, after the last part. */
  hex(): string
}

const primes = (count: number): number[] => {
  const found: number[] = []
  for (let number = 2; found.length < count; number += 1)
    if (found.every((prime) => number % prime !== 0)) found.push(number)
  return found
}
/** The first 32 bits of a root's fraction (FIPS 180-4, 4.2.2 and 5.3.3). */
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32)
const constants = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)))
const beginning = primes(8).map((prime) => fraction(Math.sqrt(prime)))

const blockBytes = 64

export function sha256(): Sha256 {
  const state = Uint32Array.from(beginning)
  const words = new Uint32Array(64)
  const rest = new Uint8Array(blockBytes)
  let restLength = 0
  let length = 0
  const add = (bytes: Uint8Array) => {
    length += bytes.length
    let at = 0
    if (restLength > 0) {
      at = Math.min(blockBytes - restLength, bytes.length)
      rest.set(bytes.subarray(0, at), restLength)
      restLength += at
      if (restLength < blockBytes) return
      compress(state, words, rest, 0)
      restLength = 0
    }
    for (; at + blockBytes <= bytes.length; at += blockBytes) compress(state, words, bytes, at)
    rest.set(bytes.subarray(at))
    restLength = bytes.length - at
  }
  const hex = () => {
    const bits = length * 8
    const end = new Uint8Array(((restLength + 8) / blockBytes < 1 ? 1 : 2) * blockBytes - restLength)
    end[0] = 0x80
    const view = new DataView(end.buffer)
    view.setUint32(end.length - 8, Math.floor(bits / 2 ** 32))
    view.setUint32(end.length - 4, bits >>> 0)
    add(end)
    return [...state].map((word) => word.toString(16).padStart(8, '0')).join('')
  }
  return { add, hex }
}

function compress(state: Uint32Array, w: Uint32Array, bytes: Uint8Array, at: number): void {
  for (let i = 0; i < 16; i += 1) {
    const j = at + i * 4
    w[i] = (b(bytes, j) << 24) | (b(bytes, j + 1) << 16) | (b(bytes, j + 2) << 8) | b(bytes, j + 3)
  }
  for (let i = 16; i < 64; i += 1) {
    const x = u(w, i - 15)
    const y = u(w, i - 2)
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
    w[i] = u(w, i - 16) + s0 + u(w, i - 7) + s1
  }
  rounds(state, w)
}

const u = (list: Uint32Array, index: number): number => list[index] ?? 0
const b = (list: Uint8Array, index: number): number => list[index] ?? 0
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function rounds(state: Uint32Array, w: Uint32Array): void {
  let [a = 0, bb = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + u(constants, i) + u(w, i)) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const t2 = (s0 + ((a & bb) ^ (a & c) ^ (bb & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = bb
    bb = a
    a = (t1 + t2) | 0
  }
  for (const [index, value] of [a, bb, c, d, e, f, g, h].entries()) state[index] = u(state, index) + value
}
