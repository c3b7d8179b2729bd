// So many of the newest eras are looked through one by one: what is cut off then is the oldest.
const mostAlone = 16
// So many spans of a length follow each other. An era is a key of the index for every reader, and each entry that is found is held against all
// keys of its span: sixteen eras at once take longer than all others (measured: 4 µs an entry).
const ofALength = 4
const longest = 32

/** Eras that are looked through together, counted back from the newest, which is 0; both ends belong to it. */
export interface Span {
  from: number
  to: number
}

/**
 * How to look through so many eras, the newest first: one by one, then in spans that grow slowly, so that a word that the newest ones hold
 * too seldom is not sought in all others at once. Covers all eras, or the newest 264 of more.
 */
export function spansOf(eras: number): Span[] {
  const spans = Array.from({ length: Math.min(eras, mostAlone) }, (_, back): Span => ({ from: back, to: back }))
  let from = mostAlone
  for (let length = 2; length <= longest; length *= 2)
    for (let no = 0; no < ofALength && from < eras; no++, from += length) spans.push({ from, to: from + length - 1 })
  return spans
}
