/** What failed in passing is tried again after so long, and then no more. */
const delays = [500, 1_000, 3_000, 5_000, 10_000, 20_000] as const
/** A file that broke the line so often, though the server answered in between, is not the line's fault. */
const mostBreaks = 5

/** How often each file failed since something of it last arrived, and what follows from it. */
export function createTries() {
  const tries = new Map<string, { passing: number; breaks: number }>()
  const of = (id: string) => {
    const known = tries.get(id) ?? { passing: 0, breaks: 0 }
    tries.set(id, known)
    return known
  }
  return {
    /** Milliseconds until a file is tried again that failed in passing; undefined where it was tried often enough. */
    delay: (id: string): number | undefined => delays[of(id).passing++],
    /** Whether a file that broke the line goes on once the line is back. */
    goesOn: (id: string): boolean => ++of(id).breaks <= mostBreaks,
    forget: (id: string): unknown => tries.delete(id),
    clear: () => tries.clear(),
  }
}
