import type { Posting } from '@sinupan/contract'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { setTimeZone } from '../../lib/format.ts'
import { doWaiting, graceMs } from '../../lib/grace.ts'
import type { Toast } from '../../ui/toast-queue.ts'
import { type Deciding, decisions } from './decisions.ts'
import { nextAfter } from './queue-order.ts'

const posting = (id: number) =>
  ({
    id,
    version: 3,
    unitName: 'Admissions Unit',
    accessLevel: 'Public',
    publishAt: null,
    fileManager: { id: 100 + id, name: `Memo ${id}`, fileManagerFiles: [] },
  }) as unknown as Posting
const fasterOne = (current: object) => new ApiRefusal('StateChanged', { status: 409, body: { current } })
const cynthia = { firstName: 'Cynthia', lastName: 'Bagtas' }
const returned = { status: 'returned', reviewedBy: cynthia, reviewedAt: '2026-11-27T06:29:00Z', endedAt: null }

/** A desk with three postings on it; what happens there is noted in order. */
function desk(answer: () => Promise<unknown> = async () => undefined) {
  const order = [71, 32, 57]
  const noted: string[] = []
  const toasts: Toast[] = []
  const on = { openId: 71 as number | undefined }
  const decision = (name: string) => async (asked: { params: { id: number }; body: object }) => {
    noted.push(`${name} ${asked.params.id} ${JSON.stringify(asked.body)}`)
    await answer()
    order.splice(order.indexOf(asked.params.id), 1)
  }
  const say = (kind: string) => (toast: Toast) => {
    toasts.push(toast)
    noted.push(`${kind}: ${toast.title}`)
  }
  const at: Deciding = {
    wayOn: (decided) => {
      const next = nextAfter(order, decided)
      return () => {
        if (on.openId === decided) on.openId = next
      }
    },
    goBack: (id) => {
      on.openId = id
    },
    showDecided: (id) => noted.push(`decided by another ${id}`),
    readAgain: (id) => noted.push(`read again ${id}`),
    say: { done: say('done'), failed: say('failed'), info: say('info') },
    approve: decision('approve'),
    approveSeveral: async ({ body }) => {
      noted.push(`approve ${JSON.stringify(body)}`)
      return {
        items: body.map(({ id }) => (id === 57 ? { id, code: 'OwnPosting', message: 'Not your own.' } : { id })),
      }
    },
    giveBack: decision('return'),
    send: decision('withdraw'),
    takeDown: decision('take down'),
  }
  return { ...decisions(at), noted, toasts, on }
}

beforeAll(() => setTimeZone('Asia/Manila'))
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T08:00:00Z') }))
afterEach(async () => {
  await doWaiting()
  vi.useRealTimers()
})
const graceOver = () => vi.advanceTimersByTimeAsync(graceMs)

describe('the approval of what is for an hour to come', () => {
  const later = (id: number) => ({ ...posting(id), publishAt: '2026-12-20T01:00:00.000Z' })

  it('is not told as if it were published', async () => {
    const { approve, toasts } = desk()
    approve(later(71))
    await graceOver()
    const line = 'It is published on Dec 20 2026 9:00 am.'
    expect(toasts).toMatchObject([
      { title: 'Memo 71 is approved', line },
      { title: 'Memo 71 is approved', line },
    ])
  })

  it('is told of those that it is for, among several', async () => {
    const { approveSeveral, toasts } = desk()
    approveSeveral([posting(71), later(32)], undefined)
    await graceOver()
    expect(toasts.map(({ title, line }) => [title, line])).toEqual([
      ['2 postings are approved', 'They are published in a few seconds, 1 of them at the hour that it was given.'],
      ['2 postings are approved', '1 of them is published at the hour that it was given.'],
    ])
  })
})

describe('the approval of several', () => {
  it('is asked for in one call when it can no longer be taken back, and says what was refused and why', async () => {
    const { approveSeveral, noted, on, toasts } = desk()
    approveSeveral([posting(71), posting(57)], 71)
    expect(on.openId).toBe(32)
    expect(noted).toEqual(['done: 2 postings are approved'])
    await graceOver()
    expect(noted.slice(1)).toEqual([
      'approve [{"id":71,"version":3},{"id":57,"version":3}]',
      'failed: 1 of 2 were not approved',
    ])
    expect(toasts.at(-1)?.line).toBe('Memo 57: Not your own.')
  })

  it('is undone as a whole', async () => {
    const { approveSeveral, noted, on, toasts } = desk()
    approveSeveral([posting(71), posting(32)], 71)
    toasts[0]?.action?.onPress()
    expect(on.openId).toBe(71)
    await graceOver()
    expect(noted.some((line) => line.startsWith('approve'))).toBe(false)
  })
})

describe('an approval', () => {
  it('opens the next posting at once, and is asked for when it can no longer be taken back', async () => {
    const { approve, noted, on } = desk()
    approve(posting(71))
    expect(on.openId).toBe(32)
    expect(noted).toEqual(['done: Memo 71 is approved'])
    await graceOver()
    expect(noted.slice(1)).toEqual(['approve 71 {"version":3}', 'done: Memo 71 is posted'])
    expect(on.openId).toBe(32)
  })

  it('is never asked for once it is undone, and its posting is open again', async () => {
    const { approve, undo, noted, on, toasts } = desk()
    approve(posting(71))
    on.openId = 57
    toasts[0]?.action?.onPress()
    expect(on.openId).toBe(71)
    await graceOver()
    expect(noted).toEqual(['done: Memo 71 is approved', 'info: The approval is undone'])
    undo([71])
    expect(noted).toHaveLength(2)
  })

  it('says what became of it in the place where it was announced', async () => {
    const { approve, toasts } = desk()
    approve(posting(71))
    await graceOver()
    expect(new Set(toasts.map(({ id }) => id)).size).toBe(1)
  })

  it('leaves the reviewer where they went meanwhile', async () => {
    const { approve, on } = desk()
    approve(posting(71))
    on.openId = 57
    await graceOver()
    expect(on.openId).toBe(57)
  })
})

describe('a return', () => {
  it('gives the reason, says who was told, and opens the next posting', async () => {
    const { giveBack, noted, toasts, on } = desk()
    await giveBack(posting(71), 'A page is missing.')
    expect(noted).toEqual(['return 71 {"version":3,"reason":"A page is missing."}', 'done: Memo 71 was returned'])
    expect(toasts[0]?.line).toContain('Admissions Unit')
    expect(on.openId).toBe(32)
  })

  it('at the end of the queue opens the one before, and of the last one none', async () => {
    const { giveBack, on } = desk()
    on.openId = 57
    await giveBack(posting(57), 'A page is missing.')
    expect(on.openId).toBe(32)
    await giveBack(posting(32), 'A page is missing.')
    await giveBack(posting(71), 'A page is missing.')
    expect(on.openId).toBeUndefined()
  })
})

describe('where somebody else was faster', () => {
  it('says who decided and when, and goes on', async () => {
    const { giveBack, noted, toasts, on } = desk(() => Promise.reject(fasterOne(returned)))
    await giveBack(posting(71), 'A page is missing.')
    expect(noted.slice(1)).toEqual(['failed: The return was not saved', 'decided by another 71'])
    expect(toasts[0]).toMatchObject({ line: 'Cynthia Bagtas returned this posting at 2:29 pm.' })
    expect(toasts[0]?.action).toBeUndefined()
    expect(on.openId).toBe(32)
  })

  it('offers to show what it is now, to who may still see it', async () => {
    const current = { ...returned, status: 'approved', fileManager: {} }
    const { withdraw, toasts, on } = desk(() => Promise.reject(fasterOne(current)))
    await withdraw(posting(71))
    expect(on.openId).toBe(32)
    toasts[0]?.action?.onPress()
    expect(on.openId).toBe(71)
  })

  it('stays where it was only changed: it is still to be decided', async () => {
    const { giveBack, noted, on } = desk(() => Promise.reject(fasterOne({ status: 'pending', reviewedAt: null })))
    await giveBack(posting(71), 'A page is missing.')
    expect(noted).not.toContain('decided by another 71')
    expect(noted.at(-1)).toBe('read again 71')
    expect(on.openId).toBe(71)
  })
})

it('any other refusal is the asker’s to show, and the posting stays open', async () => {
  const { withdraw, noted, on } = desk(() => Promise.reject(new ApiRefusal('Forbidden', { status: 403 })))
  await expect(withdraw(posting(71))).rejects.toThrow(ApiRefusal)
  expect(noted).toEqual(['withdraw 71 {"version":3}'])
  expect(on.openId).toBe(71)
})
