const plain = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/

/** `2026-11-28 08:00:00.123456+00`, as PostgreSQL writes an instant in UTC → `2026-11-28T08:00:00.123Z`. */
export function isoInstant(text: string): string {
  // Lists hold hundreds of instants; a Date of each takes ten times as long.
  if (!plain.test(text)) return new Date(text).toISOString()
  const millis = text.length === 22 ? '000' : text.slice(20, -3).padEnd(3, '0').slice(0, 3)
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${millis}Z`
}
