import { availableParallelism, loadavg } from 'node:os'

/** How long letters wait while the machine is busy, and how often: after ten minutes they are read all the same. */
export const pauseSeconds = 20
export const mostPauses = 30

/** More waits for the processors than twice what they can do. */
export const isBusy = (): boolean => (loadavg()[0] ?? 0) > 2 * availableParallelism()
