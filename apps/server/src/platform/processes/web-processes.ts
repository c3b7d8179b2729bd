import type { Metric } from '../metrics/metric.ts'
import { busyness } from './busyness.ts'

/** A process that answers requests beside the first. */
export interface WebProcess {
  /** Which part of its time it was busy lately, 0 to 1; undefined until it serves. */
  busy(): number | undefined
  metrics(): readonly Metric[]
  /** Takes nothing more and ends what is running; what is not done after the seconds is cut off. */
  end(seconds: number): void
  /** Resolves when it is gone, whyever. */
  gone: Promise<void>
}

interface Options {
  /** How many processes answer requests at most, the first one included. */
  most: number
  /** @throws where the system has no room for another */
  begin(no: number): WebProcess
  /** How busy the first one was since it was asked before. */
  busy?: () => number
  everyMs?: number
}

export interface WebProcesses {
  /** What those beside the first measured, each sample with its process. */
  metrics(): Metric[]
  stop(seconds: number): Promise<void>
}

// Another one takes a second to start and 200 MB: it comes when work has waited for some time, and stays for a while.
const isMuch = 0.7
const isLittle = 0.1
const muchBeats = 3
const littleBeats = 300
const failedBeats = 60
const endSeconds = 30

/** Begins processes that answer requests beside this one while there is more to do than those there are can, and ends them later. */
export function webProcesses({ most, begin, busy = busyness(), everyMs = 1_000 }: Options): WebProcesses {
  const running = new Map<number, WebProcess>()
  const ending = new Set<WebProcess>()
  let much = 0
  let little = 0
  let rest = 0
  const tryBegin = (no: number): WebProcess | undefined => {
    try {
      return begin(no)
    } catch {
      // Those that there are go on; the measures show that they are not enough.
      return undefined
    }
  }
  const add = () => {
    const no = [...Array(most).keys()].find((one) => one > 0 && !running.has(one)) ?? most
    const one = tryBegin(no)
    if (!one) {
      rest = failedBeats
      return
    }
    running.set(no, one)
    void one.gone.then(() => {
      ending.delete(one)
      // One that goes by itself would go again at once.
      if (running.get(no) === one && running.delete(no)) rest = failedBeats
    })
  }
  const letGo = (seconds: number) => {
    const [no, one] = [...running].at(-1) ?? []
    if (no === undefined || !one) return
    running.delete(no)
    ending.add(one)
    one.end(seconds)
  }
  const beat = () => {
    const shares = [busy(), ...[...running.values()].map((one) => one.busy())]
    const known = shares.filter((share) => share !== undefined)
    const mean = known.reduce((sum, share) => sum + share, 0) / known.length
    much = mean >= isMuch ? much + 1 : 0
    little = mean <= isLittle ? little + 1 : 0
    rest = Math.max(0, rest - 1)
    const areServing = known.length === shares.length
    if (much >= muchBeats && areServing && rest === 0 && running.size < most - 1) {
      much = 0
      add()
    }
    if (little >= littleBeats) {
      little = 0
      letGo(endSeconds)
    }
  }
  const timer = most > 1 ? setInterval(beat, everyMs).unref() : undefined
  return {
    metrics: () => [...running].flatMap(([no, one]) => one.metrics().map((metric) => ofProcess(metric, `web ${no}`))),
    stop: async (seconds) => {
      clearInterval(timer)
      while (running.size > 0) letGo(seconds)
      await Promise.all([...ending].map(({ gone }) => gone))
    },
  }
}

const ofProcess = (metric: Metric, process: string): Metric => ({
  ...metric,
  samples: metric.samples.map((sample) => ({ ...sample, labels: { ...sample.labels, process } })),
})
