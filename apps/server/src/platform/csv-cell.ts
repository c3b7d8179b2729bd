// What a spreadsheet would run as a formula is made text (OWASP, CSV Injection).
const isFormula = /^[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|^[\t\r\n]/

/** One cell: quoted, and never a formula. */
export function csvCell(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const safe = typeof value === 'string' && isFormula.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
