// Names that Windows gives to devices; a zip that holds one can't be unpacked there.
const devices = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i

/** A name as every system can unpack it: no separators, device names, or dots and spaces at its end. */
export function portableName(name: string): string {
  const plain = name
    .normalize('NFC')
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is replaced
    .replace(/[\u0000-\u001f\u007f-\u009f/\\:*?"<>|]/g, '_')
    .replace(/[. ]+$/, (end) => '_'.repeat(end.length))
  if (plain === '') return '_'
  return devices.test(plain) ? `_${plain}` : plain
}

/** Gives each name in a folder once: `a.txt`, `a (2).txt` …, in any letter case; in time that grows with their number alone. */
export class NamesInFolder {
  readonly #taken = new Set<string>()
  /** Of each name that was asked for: the number that is tried next. Those below it are taken, and stay so. */
  readonly #next = new Map<string, number>()

  /** `isFolder`: the number comes at the end, since a folder's name has no extension. */
  take(name: string, isFolder = false): string {
    const portable = portableName(name)
    const dot = isFolder ? -1 : portable.lastIndexOf('.')
    const [stem, extension] = dot > 0 ? [portable.slice(0, dot), portable.slice(dot)] : [portable, '']
    const key = `${stem}/${extension}`.toLowerCase()
    let number = this.#next.get(key) ?? 1
    const numbered = () => (number === 1 ? portable : `${stem} (${number})${extension}`)
    while (this.#taken.has(numbered().toLowerCase())) number++
    const free = numbered()
    this.#taken.add(free.toLowerCase())
    this.#next.set(key, number + 1)
    return free
  }
}
