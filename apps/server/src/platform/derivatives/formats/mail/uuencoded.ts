import type { InnerFile } from '../../derived.ts'

const BEGIN = /^begin [0-7]{3,4} (\S[^\r\n]{0,200})\r?$/gm
const MOST_FILES = 500
const LINE = 45

/** A text without the files that old programs wrote into its midst, and those files (POSIX, uuencode). */
export function withoutUuencoded(text: string): { text: string; files: InnerFile[] } {
  const files: InnerFile[] = []
  const kept: string[] = []
  let at = 0
  for (const begin of text.matchAll(BEGIN)) {
    if (begin.index < at || files.length >= MOST_FILES) continue
    const from = begin.index + begin[0].length + 1
    const end = endOf(text, from)
    // Where one has no end, none behind it has.
    if (end === undefined) break
    files.push({ name: (begin[1] ?? '').trim(), bytes: decodeUu(text.slice(from, end.at)) })
    kept.push(text.slice(at, begin.index))
    at = end.behind
  }
  return { text: [...kept, text.slice(at)].join(''), files }
}

function endOf(text: string, from: number): { at: number; behind: number } | undefined {
  const end = /^end[ \t]*\r?$/gm
  end.lastIndex = from
  const found = end.exec(text)
  return found ? { at: found.index, behind: found.index + found[0].length } : undefined
}

/** The bytes of the lines; the first letter of each says how many it holds. */
export function decodeUu(lines: string): Buffer {
  const pieces: Buffer[] = []
  for (const line of lines.split(/\r?\n/)) {
    const length = (line.charCodeAt(0) - 32) & 63
    if (line === '' || length === 0 || length > LINE) continue
    pieces.push(lineBytes(line).subarray(0, length))
  }
  return Buffer.concat(pieces)
}

function lineBytes(line: string): Buffer {
  const bytes: number[] = []
  for (let at = 1; at < line.length; at += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map((of) => ((line.charCodeAt(at + of) || 32) - 32) & 63)
    bytes.push((a << 2) | (b >> 4), ((b & 15) << 4) | (c >> 2), ((c & 3) << 6) | d)
  }
  return Buffer.from(bytes)
}
