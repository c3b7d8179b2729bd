/** Milliseconds between two keys of a scanner at most; people who type fast take twice as long. */
const quick = 60
const shortest = 8

/** Collects keys with their times; answers the text when a quick burst of them ends in Enter. */
export function burst(): (key: string, at: number) => string | undefined {
  let text = ''
  let last = Number.NEGATIVE_INFINITY
  return (key, at) => {
    const isQuick = at - last <= quick
    last = at
    if (key === 'Enter') {
      const taken = isQuick && text.length >= shortest ? text : undefined
      text = ''
      return taken
    }
    if ([...key].length === 1) text = isQuick ? text + key : key
    return undefined
  }
}
