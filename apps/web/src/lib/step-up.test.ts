import { expect, test } from 'vitest'
import { ApiRefusal } from './api-refusal.ts'
import { onProofWanted, proveFor } from './step-up.ts'

const refused = () => new ApiRefusal('StepUpRequired', { status: 403, body: { accepts: 'code' } })

test('of several calls that are refused at once the person is asked once, and all go on', async () => {
  const asked: string[] = []
  const answers: ((isProved: boolean) => void)[] = []
  const stop = onProofWanted((by) => {
    asked.push(by)
    return new Promise((resolve) => answers.push(resolve))
  })
  const waiting = [proveFor(refused()), proveFor(refused()), proveFor(refused())]
  expect(asked).toEqual(['code'])
  answers[0]?.(true)
  expect(await Promise.all(waiting)).toEqual([true, true, true])
  const later = proveFor(refused())
  expect(asked).toHaveLength(2)
  answers[1]?.(false)
  expect(await later).toBe(false)
  stop()
  expect(await proveFor(refused())).toBe(false)
})
