/** A signed-in person, as the database knows them at this request. */
export interface UserActor {
  kind: 'user'
  userId: string
  sessionId: string
  /** Every unit that they work in; the home unit last. */
  unitIds: readonly number[]
  homeUnitId: number | null
  /** Campuses whose Campus-level postings they see: those of their units and those granted. */
  campusIds: readonly number[]
  isCru: boolean
  isAdministrator: boolean
  /** `(campusId, groupId)` pairs that they decide on, as `campus:group`. */
  approves: ReadonlySet<string>
  /** Those of them that are another's duty, in whose place they decide for a time, with the approver's id. */
  inPlaceOf: ReadonlyMap<string, string>
}

/** Who acts. Jobs and imports act as the system. */
export type Actor = UserActor | Anonymous | { kind: 'system' }

/** Nobody; or `setsUp`, who may do nothing yet but set up a second factor. */
interface Anonymous {
  kind: 'anonymous'
  setsUp?: UserActor
}

export const anonymous: Actor = { kind: 'anonymous' }
export const system: Actor = { kind: 'system' }

/** The units of an actor; empty for all who are no user. */
export const unitsOf = (actor: Actor): readonly number[] => (actor.kind === 'user' ? actor.unitIds : [])

export const worksIn = (actor: Actor, unitId: number): boolean => unitsOf(actor).includes(unitId)
export const isUser = (actor: Actor, userId: string): boolean => actor.kind === 'user' && actor.userId === userId
export const isAdministrator = (actor: Actor): boolean => actor.kind === 'user' && actor.isAdministrator
export const isCru = (actor: Actor): boolean => actor.kind === 'user' && actor.isCru

/** The person's id, or null for all who are no person. */
export const userIdOf = (actor: Actor): string | null => (actor.kind === 'user' ? actor.userId : null)

/** What somebody is and may do, as text: the same for the same person with the same rights, in whatever session, and for no other. */
export const rightsOf = (actor: Actor): string =>
  JSON.stringify(actor, (name, value: unknown) => {
    if (name === 'sessionId') return undefined
    return value instanceof Set || value instanceof Map ? [...value] : value
  })
