import type { Endpoint, RefusalCode } from '@sinupan/contract'
import { refusals } from '@sinupan/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Caller, CallInput } from '../caller.ts'
import { fingerprint } from '../given.ts'
import type { TestSinupan } from '../sinupan.ts'
import { type ActorName, actors, type State, states } from './matrix.ts'
import type { Outcome, Rule } from './rules.ts'
import { makeThing, type Thing, unknownThing } from './thing.ts'

type Address = Pick<Endpoint, 'name' | 'who' | 'refusals'>
export interface Door {
  /** An endpoint of the contract, or an address that stands beside it. */
  endpoint: Endpoint | Address
  /** Told apart where an endpoint has more than one. */
  label?: string
  /** What is sent; `caller` for calls within one's own unit. */
  input?: (thing: Thing, caller: Caller) => CallInput<Endpoint>
  /** For what is no JSON. */
  send?: (caller: Caller, thing: Thing) => Promise<Answer<unknown>>
  rule: Rule
  /** Whether what is done changes the thing, so that the next one needs a new one. */
  changes?: boolean
}

export const nameOf = (door: Door) => [door.endpoint.name, door.label].filter(Boolean).join(', ')

/** Who is not signed in gets nothing but what is open. */
const expectedOf = (door: Door, actor: ActorName, state: State): Outcome =>
  actor === 'nobody' && door.rule !== openToAll(door) ? 'Unauthenticated' : door.rule(actor, state)
const openToAll = (door: Door) =>
  door.endpoint.who === 'open' && !door.endpoint.refusals.includes('Unauthenticated') ? door.rule : undefined

const notFound = { code: 'NotFound', message: refusals.NotFound.message }

function outcomeOf({ status, body }: Answer<unknown>): string {
  if (status < 300) return 'done'
  const { code } = body as { code?: string }
  const { status: expected } = refusals[code as RefusalCode] ?? {}
  return expected === status ? String(code) : `${status} ${code}`
}

/**
 * For each door and state: every actor gets the outcome that the matrix says; what is refused as unknown is answered
 * exactly as what does not exist; and nothing has changed after the refusals.
 */
export function testDoors(sinupan: TestSinupan, doors: readonly Door[], make: typeof makeThing = makeThing): void {
  const { people, nobody } = sinupan
  const callerOf = (actor: ActorName): Caller => (actor === 'nobody' ? nobody : people[actor])
  const knock = (door: Door, actor: ActorName, thing: Thing) => {
    const caller = callerOf(actor)
    return door.send
      ? door.send(caller, thing)
      : caller.call(door.endpoint as Endpoint, door.input?.(thing, caller) ?? {})
  }

  // What is nowhere is in no state: each asks for it once at each door.
  const ofNothing = new Map<string, Promise<unknown>>()
  const askedForNothing = (door: Door, actor: ActorName): Promise<unknown> => {
    const key = `${nameOf(door)}, ${actor}`
    const known = ofNothing.get(key) ?? knock(door, actor, unknownThing).then(({ body }) => body)
    ofNothing.set(key, known)
    return known
  }

  describe.each(states)('%s', (state) => {
    let shared: Thing
    beforeAll(async () => {
      shared = await make(sinupan, state)
    })

    test.each(doors.map((door) => [nameOf(door), door] as const))('%s', async (_, door) => {
      const expected = Object.fromEntries(actors.map((actor) => [actor, expectedOf(door, actor, state)]))
      const outcomes: Record<string, string> = {}
      const before = await fingerprint(sinupan)
      for (const actor of actors.filter((one) => expected[one] !== 'done')) {
        const answer = await knock(door, actor, shared)
        outcomes[actor] = outcomeOf(answer)
        if (outcomes[actor] !== 'NotFound') continue
        expect(answer.body, `what ${actor} is told`).toEqual(notFound)
        expect(await askedForNothing(door, actor), `of what is nowhere, ${actor}`).toEqual(notFound)
      }
      const isUnchanged = (await fingerprint(sinupan)) === before
      for (const actor of actors.filter((one) => expected[one] === 'done')) {
        const thing = door.changes ? await make(sinupan, state) : shared
        outcomes[actor] = outcomeOf(await knock(door, actor, thing))
      }
      expect(outcomes).toEqual(expected)
      expect(isUnchanged, 'nothing changed').toBe(true)
    })
  })
}
