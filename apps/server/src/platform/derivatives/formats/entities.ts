const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Replaces the five entities of XML and character numbers; others stay as they are written. */
export function decodeEntities(text: string, more: Readonly<Record<string, string>> = {}): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,8})|#[xX]([\da-fA-F]{1,6})|([A-Za-z][A-Za-z\d]{1,31}));?/g, (whole, ...groups) => {
    const [decimal, hex, name] = groups as (string | undefined)[]
    if (name !== undefined) return NAMED[name] ?? more[name] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
