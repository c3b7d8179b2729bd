/** A part of some bytes; both ends are inside. */
export interface Part {
  start: number
  end: number
}

/**
 * The part that a `Range` header asks for (RFC 9110, 14). Several parts at once, another unit or nonsense are answered
 * with the whole, which the RFC allows: undefined.
 *
 * @returns 'unsatisfiable' where no such byte exists
 */
export function parseRange(header: string | undefined, size: number): Part | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return suffix(Number(last), size)
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}

function suffix(length: number, size: number): Part | 'unsatisfiable' {
  if (length === 0 || size === 0) return 'unsatisfiable'
  return { start: Math.max(0, size - length), end: size - 1 }
}

/** Whether a list of entity tags (`If-None-Match`) names this one; weak and strong compare alike (RFC 9110, 13.1.2). */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
