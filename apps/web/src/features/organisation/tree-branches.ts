import type { Campus, DeliveryUnit, Office } from '@sinupan/contract'

export type Place =
  | { kind: 'campus'; campus: Campus }
  | { kind: 'office'; office: Office }
  | { kind: 'unit'; unit: DeliveryUnit }

/** `c7`, `o7`, `u7`: the ids of the tree's nodes. */
export const nodeIdOf = (place: Place): string => {
  if (place.kind === 'campus') return `c${place.campus.id}`
  return place.kind === 'office' ? `o${place.office.id}` : `u${place.unit.id}`
}

export const nameOf = (place: Place): string => {
  if (place.kind === 'campus') return place.campus.campusName
  return place.kind === 'office' ? place.office.name : place.unit.name
}

const office = (one: Office): Place => ({ kind: 'office', office: one })
const unit = (one: DeliveryUnit): Place => ({ kind: 'unit', unit: one })

/** What was found, with the way to it open: offices by their name, units by theirs or their office's. */
export function foundBranches(campuses: readonly Campus[], offices: readonly Office[], units: readonly DeliveryUnit[]) {
  const children = new Map<string, Place[]>()
  const known = new Map(offices.map((one) => [one.id, one]))
  for (const one of units) if (!known.has(one.officeId)) known.set(one.officeId, officeOf(one))
  for (const one of known.values()) push(children, `c${one.campusId}`, office(one))
  for (const one of units) push(children, `o${one.officeId}`, unit(one))
  const roots = campuses.filter(({ id }) => children.has(`c${id}`)).map((campus): Place => ({ kind: 'campus', campus }))
  return { roots, children, open: new Set(children.keys()) }
}

function push(children: Map<string, Place[]>, id: string, place: Place): void {
  children.set(id, [...(children.get(id) ?? []), place])
}

// A unit names its office; what only the office knows is asked for when it is edited.
function officeOf({ office: { id, name, shortName, campus } }: DeliveryUnit): Office {
  return { id, name, officeName: name, shortName, campusId: campus.id, campus, deliveryUnitCount: 0, version: 0 }
}
