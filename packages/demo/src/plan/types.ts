import { z } from 'zod'

/** The access levels by their fixed ids. */
export const level = { unit: 1, campus: 4, system: 5, public: 6 } as const

const text = z.string()
const levelId = z.enum(['unit', 'campus', 'system', 'public']).transform((name) => level[name])

const unit = z.strictObject({ key: text, name: text, shortName: text, isCRU: z.boolean().optional() })
const office = z.strictObject({ name: text, shortName: text, units: z.array(unit) })
const campus = z.strictObject({ key: text, name: text, shortName: text, offices: z.array(office) })
export const organisationShape = z.strictObject({
  institution: z.strictObject({ name: text, shortName: text, domain: text }),
  campuses: z.array(campus),
})

/** An account; `unit` is the home unit's key. Everyone has `demoPassword`. */
export const personShape = z.strictObject({
  userName: text,
  firstName: text,
  middleName: text,
  lastName: text,
  position: text,
  unit: text,
  isAdmin: z.boolean().optional(),
})

/** Who approves what is posted on a campus; `groups` are names of category groups. */
export type PlanApprover = { userName: string; campus: string; groups: string[] }

/** A records series; `retention` in whole years, null is permanent. */
const category = z.strictObject({ reference: text, name: text, retention: z.int().nullable(), description: text })
export const taxonomyShape = z.strictObject({
  groups: z.array(z.strictObject({ name: text, categories: z.array(category) })),
  tags: z.array(z.strictObject({ name: text, description: text })),
})

/** Paths of folders from My Office by the key of their unit, parents first; the trashed with all that is in them. */
const paths = z.record(text, z.array(text))
export const foldersShape = z.strictObject({ kept: paths, trashed: paths })

export type PlanFolder = { unit: string; path: string; trashed?: boolean }

/** What a document of a second round was when it was sent first, and why it came back. */
const before = z.strictObject({ description: text, tags: z.array(text), level: levelId, paper: text, reason: text })

/**
 * Where a document's posting stands. The owner sends it; whoever decides is never the owner. A classified posting is
 * never public. What is approved for an hour to come reaches nobody before; what is taken down was public.
 */
const state = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('unposted') }),
  z.strictObject({
    kind: z.literal('pending'),
    level: levelId,
    classified: z.boolean().optional(),
    before: before.optional(),
  }),
  z.strictObject({
    kind: z.literal('approved'),
    level: levelId,
    classified: z.boolean().optional(),
    inDays: z.int().min(1).optional(),
  }),
  z.strictObject({ kind: z.literal('takenDown'), level: levelId, reason: text }),
  /** It was public, and an administrator took it back. */
  z.strictObject({ kind: z.literal('withdrawn'), level: levelId }),
  z.strictObject({ kind: z.literal('returned'), level: levelId, reason: text }),
])

/** How a document's file is made: which paper, what it says differently, whether it was printed or scanned. */
const making = {
  /** `<kind>/<name>` of a text below `texts/`, or `photos/<scene>`. */
  paper: text,
  changes: z.strictObject({ date: z.iso.date(), code: text.optional() }).optional(),
  print: z.strictObject({ scale: z.number() }).optional(),
  scan: z
    .union([z.strictObject({ askew: z.number() }), z.strictObject({ title: text, date: z.iso.date() })])
    .optional(),
}
const makingShape = z.strictObject(making)
export type Making = z.infer<typeof makingShape>

/** A document: `folder` is a path of the unit, '' its root; its file has its name and `extension`. */
export const documentShape = z.strictObject({
  unit: text,
  folder: text,
  name: text,
  description: text,
  category: text,
  tags: z.array(text),
  date: z.iso.date(),
  owner: text,
  state,
  classified: z.boolean().optional(),
  trashed: z.boolean().optional(),
  extension: text,
  ...making,
})

export type PlanFile = { fileName: string; bytes: Buffer }
export type PlanDocument = Omit<z.infer<typeof documentShape>, keyof Making | 'extension'> & {
  file: () => Promise<PlanFile>
  /** The file of the first round, where there were two. */
  fileBefore: (() => Promise<PlanFile>) | undefined
}

const holiday = z.strictObject({
  date: z.iso.date(),
  name: text,
  kind: z.enum(['regular', 'special', 'special_working']),
  campus: text.optional(),
})

/** `folders` are `unit:path`; `documents` are names that only one document of the plan has. */
const pinsOfOne = z.strictObject({ userName: text, folders: z.array(text), documents: z.array(text) })

export const daysShape = z.strictObject({
  holidays: z.array(holiday),
  pins: z.array(pinsOfOne),
  /** Who decides in whose place, from how many days on and how long. */
  delegations: z.array(
    z.strictObject({ approver: text, delegate: text, fromDays: z.int().min(0), days: z.int().min(1) }),
  ),
  applicants: z.array(personShape.omit({ isAdmin: true }).extend({ daysAgo: z.int().min(0) })),
})

const made = { by: text, document: text, daysAgo: z.int().min(0) }
/** What is shared with whom, or by a link for anyone; and who asks to read what is classified, with the owner's answer. */
export const sharingShape = z.strictObject({
  shares: z.array(
    z.strictObject({
      ...made,
      people: z.array(text).default([]),
      units: z.array(text).default([]),
      untilDays: z.int().min(1).optional(),
      maxDownloads: z.int().min(1).optional(),
      password: text.optional(),
      isRevoked: z.boolean().default(false),
    }),
  ),
  access: z.array(
    z.strictObject({ ...made, reason: text, grantedDays: z.int().min(1).max(90).optional(), refusal: text.optional() }),
  ),
})

/** Somebody in a pool with what they may do there besides reading. */
const poolMember = z.strictObject({
  userName: text,
  owner: z.boolean().optional(),
  files: z.boolean().optional(),
  people: z.boolean().optional(),
})

/** `waiting` goes in when its pending posting is approved; of an orphaned one the owner's account is closed. */
export const poolShape = z.strictObject({
  title: text,
  description: text.nullable(),
  owner: text,
  daysAgo: z.int().min(0),
  everybodyAdds: z.boolean(),
  isOrphaned: z.boolean().optional(),
  members: z.array(poolMember),
  documents: z.array(z.strictObject({ by: text, name: text, daysAgo: z.int().min(0) })),
  waiting: z.array(z.strictObject({ by: text, name: text })).optional(),
})
export type PlanPool = z.infer<typeof poolShape>

/** What somebody without an account sent. */
const delivery = z.strictObject({
  daysAgo: z.int().min(0),
  senderName: text,
  senderEmail: text.optional(),
  note: text.optional(),
  fileName: text,
  text,
})

/** A request for files into a folder, `unit:path`, that stands so many days. */
export const dropShape = z.strictObject({
  title: text,
  message: text.nullable(),
  owner: text,
  folder: text,
  daysAgo: z.int().min(0),
  days: z.int().min(1),
  maxFiles: z.int().min(1),
  types: z.array(text).optional(),
  deliveries: z.array(delivery),
})
export type PlanDrop = z.infer<typeof dropShape>

const told = { reason: text, daysAgo: z.int().min(0) }
/** Papers by the days until they expire (below 0: since), and what the central records unit does about them. */
export const keepingShape = z.strictObject({
  papers: z.array(
    z.strictObject({
      unit: text,
      owner: text,
      name: text,
      category: text.nullable(),
      expiresInDays: z.int().nullable(),
    }),
  ),
  holds: z.array(
    z.strictObject({
      ...told,
      kind: z.enum(['legal', 'audit', 'request', 'other']),
      documents: z.array(text),
      series: text.nullable(),
      lifted: z.strictObject(told).nullable(),
    }),
  ),
  extensions: z.array(z.strictObject({ ...told, document: text, days: z.int().min(1) })),
  permanent: z.array(z.strictObject({ ...told, document: text })),
  declared: z.array(text),
})
const placing = { unit: text, by: text, daysAgo: z.number() }
export const locationsShape = z.strictObject({
  places: z.array(
    z.strictObject({
      ...placing,
      path: text,
      kind: z.enum(['building', 'room', 'cabinet', 'shelf', 'drawer', 'box', 'folder', 'other']),
      description: text.optional(),
      isPublic: z.boolean().optional(),
      /** Names of the documents that are put into it. */
      documents: z.array(text).optional(),
    }),
  ),
  moves: z.array(z.strictObject({ ...placing, document: text, to: text })),
})

/** A batch of papers whose time is over, as far as it has come; what a unit objects to has its reason. */

export const disposalShape = z.strictObject({
  title: text,
  daysAgo: z.int().min(0),
  until: z.enum(['draft', 'concurrence', 'authorised', 'executed', 'cancelled']),
  authority: text.optional(),
  papers: z.array(
    z.strictObject({
      unit: text,
      owner: text,
      name: text,
      category: text,
      date: text,
      answer: z.enum(['agrees', 'objects', 'none']).default('agrees'),
      objection: text.optional(),
      isRestored: z.boolean().default(false),
    }),
  ),
})

export type PlanDisposal = z.infer<typeof disposalShape>

const days = z.int().min(0).max(400)

/** An original that somebody asked for, and how far it has come; a stock-take with what was scanned in it. */

export const loansShape = z.strictObject({
  loans: z.array(
    z.strictObject({
      document: text,
      by: text,
      keeper: text,
      daysAgo: days,
      neededInDays: days,
      reason: text,
      until: z.enum(['requested', 'approved', 'pulled', 'lent', 'returned', 'reshelved', 'refused']),
      /** From the day it was asked for. */
      dueInDays: days.optional(),
      refusal: text.optional(),
    }),
  ),
  stockTakes: z.array(
    z.strictObject({
      by: text,
      daysAgo: days,
      /** The name of the place. */
      place: text,
      /** Names of documents, as they were scanned. */
      scanned: z.array(text),
      isClosed: z.boolean(),
    }),
  ),
})
