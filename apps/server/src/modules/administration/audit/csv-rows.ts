import type { AuditEntry } from '@sinupan/contract'

// What a spreadsheet would run as a formula is made text (OWASP, CSV Injection).
const isFormula = /^[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|^[\t\r\n]/

/** One cell: quoted, and never a formula. */
export function csvCell(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const safe = typeof value === 'string' && isFormula.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

const head = [
  'number',
  'at',
  'actor',
  'actorName',
  'action',
  'subject',
  'subjectName',
  'unit',
  'address',
  'requestId',
  'details',
]

const cellsOf = (entry: AuditEntry): (string | number | null)[] => [
  entry.number,
  entry.at,
  entry.actor?.email ?? entry.actorKind,
  entry.actor ? `${entry.actor.firstName} ${entry.actor.lastName}` : null,
  entry.name,
  entry.subject ? `${entry.subject.kind}:${entry.subject.id}` : null,
  entry.subject?.label ?? null,
  entry.unit?.name ?? null,
  entry.address,
  entry.requestId,
  JSON.stringify(entry.payload),
]

const lineOf = (cells: readonly (string | number | null)[]) => `${cells.map(csvCell).join(',')}\r\n`

/** A CSV of facts, in pieces. It begins with a byte order mark, so that Excel reads it as UTF-8. */
export async function* csvOf(batches: AsyncIterable<readonly AuditEntry[]>): AsyncGenerator<string> {
  yield `\ufeff${lineOf(head)}`
  for await (const entries of batches) yield entries.map((entry) => lineOf(cellsOf(entry))).join('')
}
