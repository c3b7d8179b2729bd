// Groups that hold no text of the document (RTF Specification 1.9.1).
const ASIDE =
  /^(?:fonttbl|colortbl|stylesheet|info|pict|object|themedata|datastore|listtable|listoverridetable|rsidtbl|generator|fldinst|xmlnstbl|latentstyles|colorschememapping)$/
const BREAKS: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  sect: '\n',
  page: '\n',
  row: '\n',
  cell: '\t',
  tab: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
}
const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi

interface Group {
  isAside: boolean
  /** Letters that stand in for a Unicode one and are stepped over. */
  skip: number
}

/** The words of an RTF text, given byte for byte as Latin-1. */
export function rtfText(rtf: string): string {
  const decoder = new TextDecoder('windows-1252')
  const groups: Group[] = [{ isAside: false, skip: 1 }]
  const pieces: string[] = []
  let toSkip = 0
  const tokens = new RegExp(TOKEN)
  for (let token = tokens.exec(rtf); token; token = tokens.exec(rtf)) {
    const [, word, number, hex, symbol, brace, plain] = token
    const group = groups.at(-1) ?? { isAside: false, skip: 1 }
    if (brace === '{' && groups.length < 10_000) groups.push({ ...group })
    else if (brace === '}' && groups.length > 1) groups.pop()
    else if (symbol === '*' || (word && ASIDE.test(word))) group.isAside = true
    else if (word === 'bin') tokens.lastIndex += Math.max(0, Number(number ?? 0))
    else if (word === 'uc') group.skip = Math.min(8, Math.max(0, Number(number ?? 1)))
    else if (group.isAside) continue
    else if (word === 'u') {
      pieces.push(String.fromCharCode(Number(number ?? 63) & 0xffff))
      toSkip = group.skip
    } else if (hex) {
      if (toSkip > 0) toSkip -= 1
      else pieces.push(decoder.decode(Buffer.from(hex, 'hex')))
    } else if (plain) {
      pieces.push(decoder.decode(Buffer.from(plain.slice(toSkip), 'latin1')))
      toSkip = Math.max(0, toSkip - plain.length)
    } else pieces.push(symbolText(symbol) ?? BREAKS[word ?? ''] ?? '')
  }
  return pieces.join('')
}

function symbolText(symbol: string | undefined): string | undefined {
  if (symbol === '~') return ' '
  if (symbol === '_') return '-'
  return symbol === '\\' || symbol === '{' || symbol === '}' ? symbol : undefined
}
