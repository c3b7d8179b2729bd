import type { AuditEntry } from '@sinupan/contract'
import { csvLine } from '../../../platform/csv-cell.ts'

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

/** A CSV of facts, in pieces. It begins with a byte order mark, so that Excel reads it as UTF-8. */
export async function* csvOf(batches: AsyncIterable<readonly AuditEntry[]>): AsyncGenerator<string> {
  yield `\ufeff${csvLine(head)}`
  for await (const entries of batches) yield entries.map((entry) => csvLine(cellsOf(entry))).join('')
}
