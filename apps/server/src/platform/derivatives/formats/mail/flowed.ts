const QUOTED = /^>+/

/** Lines that go on in the next one, put together (RFC 3676): quoted ones as well, and those whose break is no space. */
export function unflowed(text: string, isDeleted: boolean): string {
  const lines: string[] = []
  let depth = -1
  for (const line of text.split(/\r?\n/)) {
    const quoted = QUOTED.exec(line)?.[0].length ?? 0
    const own = line.slice(quoted).replace(/^ /, '')
    const goesOn = depth === quoted && own !== '-- '
    if (goesOn) lines[lines.length - 1] += own
    else lines.push(quoted > 0 ? `${'>'.repeat(quoted)} ${own}` : own)
    const isSoft = own.endsWith(' ') && own !== '-- '
    depth = isSoft ? quoted : -1
    if (isSoft && isDeleted) lines[lines.length - 1] = lines.at(-1)?.slice(0, -1) ?? ''
  }
  return lines.join('\n')
}
