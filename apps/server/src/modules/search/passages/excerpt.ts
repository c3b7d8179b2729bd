import { markRanges, type Range, rangesIn, type Sought } from './marks.ts'

const width = 200

/**
 * The stretch of a text that holds most of what is sought, as safe HTML with `<mark>`, whole words, with … where it was
 * cut; undefined where the text holds none of it.
 */
export function excerpt(source: string, sought: readonly Sought[]): string | undefined {
  const text = source.replace(/\s{2,}|[^\S ]/g, ' ').trim()
  const ranges = rangesIn(text, sought)
  if (ranges.length === 0) return undefined
  if (text.length <= width) return markRanges(text, ranges)
  const { start, end } = frame(text, fullest(ranges))
  const inside = ranges
    .filter((range) => range.start >= start && range.end <= end)
    .map((range) => ({ start: range.start - start, end: range.end - start }))
  const [before, after] = [start > 0 ? '… ' : '', end < text.length ? ' …' : '']
  return `${before}${markRanges(text.slice(start, end), inside)}${after}`
}

// From the range after which most others follow within the width.
function fullest(ranges: readonly Range[]): Range {
  let best: { range: Range; count: number } | undefined
  for (const [index, range] of ranges.entries()) {
    const within = ranges.slice(index, index + 20).filter((one) => one.end - range.start <= width - 40)
    const last = within.at(-1)
    if (last && (!best || within.length > best.count))
      best = { range: { start: range.start, end: last.end }, count: within.length }
  }
  const [first] = ranges
  return best?.range ?? first ?? { start: 0, end: 0 }
}

// Some words before, the rest of the width behind; a sentence that begins just before is begun with.
function frame(text: string, core: Range): Range {
  const room = Math.max(width - (core.end - core.start), 40)
  const earliest = Math.max(core.start - Math.floor(room / 3), 0)
  const ahead = text.slice(earliest, core.start)
  const sentence = Math.max(ahead.lastIndexOf('. '), ahead.lastIndexOf('? '), ahead.lastIndexOf('! '))
  const start = sentence >= 0 ? earliest + sentence + 2 : earliest === 0 ? 0 : afterSpace(text, earliest, core.start)
  const latest = Math.min(Math.max(start + width, core.end + 20), text.length)
  const end = latest === text.length ? latest : Math.max(text.lastIndexOf(' ', latest), core.end)
  return { start, end }
}

function afterSpace(text: string, from: number, limit: number): number {
  const space = text.indexOf(' ', from)
  return space >= 0 && space < limit ? space + 1 : limit
}
