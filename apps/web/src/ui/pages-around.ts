export type PagerEntry = { kind: 'page'; page: number } | { kind: 'gap'; after: number }

/** The pages a pager shows: both ends, the current one and its neighbours, a gap where two or more are left out. */
export function pagesAround(page: number, pages: number): PagerEntry[] {
  const wanted = new Set([1, pages, page - 1, page, page + 1])
  if (page <= 3) for (const near of [2, 3, 4]) wanted.add(near)
  if (page >= pages - 2) for (const near of [pages - 3, pages - 2, pages - 1]) wanted.add(near)
  const shown = [...wanted].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b)
  return shown.flatMap((number, index): PagerEntry[] => {
    const before = shown[index - 1] ?? number - 1
    const entry: PagerEntry = { kind: 'page', page: number }
    if (number - before === 1) return [entry]
    if (number - before === 2) return [{ kind: 'page', page: number - 1 }, entry]
    return [{ kind: 'gap', after: before }, entry]
  })
}
