import { setTimeout } from 'node:timers/promises'

const least = 300

/**
 * Answers no sooner than 300 ms after the question, whatever the work was: who asks learns nothing of an address by
 * waiting. A refusal takes as long.
 */
export async function inTheSameTime<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), setTimeout(least)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
