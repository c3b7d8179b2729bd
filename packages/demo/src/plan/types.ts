/** The access levels by their fixed ids. */
export const level = { unit: 1, campus: 4, system: 5, public: 6 } as const

export type LevelId = (typeof level)[keyof typeof level]

export type PlanUnit = { key: string; name: string; shortName: string; isCRU?: boolean }
export type PlanOffice = { name: string; shortName: string; units: PlanUnit[] }
export type PlanCampus = { key: string; name: string; shortName: string; offices: PlanOffice[] }

/** An account; `unit` is the home unit's key. Everyone has `demoPassword`. */
export type PlanPerson = {
  userName: string
  firstName: string
  middleName: string
  lastName: string
  position: string
  email: string
  unit: string
  isAdmin?: boolean
}

/** Who approves what is posted on a campus; `groups` are names of category groups. */
export type PlanApprover = { userName: string; campus: string; groups: string[] }

/** A records series; `retention` in whole years, null is permanent. */
export type PlanCategory = { name: string; description: string; retention: number | null; reference: string }
export type PlanGroup = { name: string; categories: PlanCategory[] }
export type PlanTag = { name: string; description: string }

/** A folder of a unit by its path from My Office, parents first; trashed with all that is in it. */
export type PlanFolder = { unit: string; path: string; trashed?: boolean }

/**
 * Where a document's posting stands. The owner sends it; whoever decides is never the owner. A classified posting is
 * never public.
 */
export type PlanState =
  | { kind: 'unposted' }
  | { kind: 'pending'; level: LevelId; classified?: boolean }
  | { kind: 'approved'; level: LevelId; classified?: boolean }
  | { kind: 'returned'; level: LevelId; reason: string }

export type PlanFile = { fileName: string; bytes: Buffer }

/** A document: `folder` is a path of the unit, '' its root; `date` is YYYY-MM-DD. */
export type PlanDocument = {
  unit: string
  folder: string
  name: string
  description: string
  category: string
  tags: string[]
  date: string
  owner: string
  state: PlanState
  classified?: boolean
  trashed?: boolean
  file: () => Promise<PlanFile>
}

/** A document as it is written in the plan: its file is named after it. */
export type Draft = Omit<PlanDocument, 'file'> & { extension: string; make: () => Promise<Buffer> | Buffer }

/** Drafts with their files bound to their names. */
export function planned(drafts: Draft[]): PlanDocument[] {
  return drafts.map(({ extension, make, ...document }) => ({
    ...document,
    file: async () => ({ fileName: `${document.name}.${extension}`, bytes: await make() }),
  }))
}

export const unposted: PlanState = { kind: 'unposted' }
export const approved = (at: LevelId): PlanState => ({ kind: 'approved', level: at })
export const pending = (at: LevelId): PlanState => ({ kind: 'pending', level: at })
export const returned = (at: LevelId, reason: string): PlanState => ({ kind: 'returned', level: at, reason })
export const approvedClassified = (at: Exclude<LevelId, 6>): PlanState => ({
  kind: 'approved',
  level: at,
  classified: true,
})
