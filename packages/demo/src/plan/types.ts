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

const ago = z.int().min(0)
/** Part of a page that is covered, in fractions of it. */
const covered = z.strictObject({
  page: z.int().min(1),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  ground: text,
})
const step = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('confirm'), daysAgo: ago }),
  z.strictObject({ act: z.enum(['write', 'answer', 'withdraw', 'appeal']), daysAgo: ago, text }),
  z.strictObject({ act: z.enum(['clarify', 'message']), by: text, daysAgo: ago, text }),
  z.strictObject({ act: z.literal('accept'), by: text, daysAgo: ago, unit: text, decider: text }),
  z.strictObject({ act: z.literal('start'), by: text, daysAgo: ago }),
  z.strictObject({ act: z.literal('extend'), by: text, daysAgo: ago, days: z.int().min(1).max(20), reason: text }),
  z.strictObject({
    act: z.literal('propose'),
    by: text,
    daysAgo: ago,
    note: text.optional(),
    items: z
      .array(
        z.strictObject({
          name: text,
          proposal: z.enum(['release', 'withhold']),
          ground: z.literal('privacy').optional(),
        }),
      )
      .default([]),
  }),
  z.strictObject({
    act: z.literal('decide'),
    by: text,
    daysAgo: ago,
    outcome: z.enum(['successful', 'partially_successful', 'denied', 'not_held', 'invalid', 'proactively_disclosed']),
    ground: z.literal('privacy').optional(),
    reason: text,
  }),
  z.strictObject({ act: z.literal('refer'), by: text, daysAgo: ago, to: text, reason: text }),
  z.strictObject({ act: z.literal('merge'), by: text, daysAgo: ago, into: text, reason: text }),
  z.strictObject({ act: z.literal('reopen'), by: text, daysAgo: ago, reason: text }),
  z.strictObject({ act: z.literal('lapse'), daysAgo: ago }),
  z.strictObject({
    act: z.literal('prepare'),
    by: text,
    daysAgo: ago,
    names: z.array(text),
    boxes: z.array(covered).default([]),
  }),
  z.strictObject({ act: z.literal('revoke'), by: text, daysAgo: ago, name: text }),
  z.strictObject({
    act: z.literal('publish'),
    by: text,
    daysAgo: ago,
    name: text,
    title: text,
    description: text,
    approver: text,
  }),
])
export type PlanRequestStep = z.infer<typeof step>

/** What somebody from outside asked for, and what became of it; by the form of the page unless it says how else it came. */
export const requestShape = z.strictObject({
  name: z.tuple([text, text]),
  kind: text,
  organisation: text.optional(),
  language: z.enum(['en', 'fil']),
  channel: z.enum(['walk_in', 'mail']).optional(),
  daysAgo: ago,
  type: z.enum(['foi', 'own_record', 'certified_copy']),
  campus: text,
  unit: text.nullable(),
  delivery: z.enum(['download', 'pick_up']),
  title: text,
  description: text,
  purpose: text,
  from: z.int().optional(),
  to: z.int().optional(),
  /** A paper that came with it. */
  attachment: text.optional(),
  /** The name of a public document. */
  about: text.optional(),
  steps: z.array(step),
})
export type PlanRequest = z.infer<typeof requestShape>
