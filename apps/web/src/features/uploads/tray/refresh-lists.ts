/** Files that land one by one: the first is seen soon, and then lists are read again as often as they bear it. */
const soonMs = 600
/** After a reading that took long, a longer pause: of five moments one goes into reading. */
const pauseFactor = 4

/**
 * Reads lists again as files land, however steadily they do. A reading is never begun while one runs, so that on a slow
 * line each comes to its end.
 *
 * @param read ends when everything is read
 * @returns call `landed` for each file; `stop` ends it
 */
export function refreshAsTheyLand(read: () => Promise<unknown>, clock: () => number = () => performance.now()) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReading = false
  let isNewer = false
  const wait = (milliseconds: number) => {
    timer = setTimeout(() => void refresh(), milliseconds)
  }
  const refresh = async () => {
    timer = undefined
    isReading = true
    isNewer = false
    const begun = clock()
    await read().catch(() => undefined)
    isReading = false
    if (isNewer) wait(Math.max(soonMs, pauseFactor * (clock() - begun)))
  }
  return {
    landed: () => {
      isNewer = true
      if (!isReading && timer === undefined) wait(soonMs)
    },
    stop: () => clearTimeout(timer),
  }
}
