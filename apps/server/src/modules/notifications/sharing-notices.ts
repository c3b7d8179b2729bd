import type { SharingNotice } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { Fact } from '../../platform/facts/fact.ts'
import { type Subscriber, subscriber } from '../../platform/jobs/subscriber.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { routeIdOf } from '../../platform/route-id.ts'
import { accessAsked, accessGranted, accessOpened, accessRefused } from '../access/index.ts'
import { isClassifiedNow } from '../documents/index.ts'
import { shareMade } from '../sharing/index.ts'
import { textsOf } from './letters/index.ts'
import { findName, findRecipient, listSharedWith, type Recipient } from './recipients.queries.ts'
import { tell } from './tell.ts'

/** Tells people of what is shared with them, and of classified documents: the owner what is asked and was opened, who asked what became of it. */
export const sharingNotices: Subscriber = subscriber(
  'sharing-notices',
  [shareMade, accessAsked, accessGranted, accessRefused, accessOpened],
  async (ctx, facts) => {
    for (const fact of facts.toSorted((a, b) => a.id - b.id)) await transaction(ctx, (ctx) => tellOf(ctx, fact))
  },
  { batchSize: 10 },
)

const paths: Record<SharingNotice, (document: Document) => string> = {
  'share.made': () => '/archive/shared-with-me',
  'access.asked': () => '/archive/shared-with-me?tab=asked',
  'access.granted': ({ routeId }) => `/files/${routeId}`,
  'access.refused': () => '/archive/office-archive',
  'access.opened': () => '/archive/my-office',
}
const sentences = {
  'share.made': 'shared',
  'access.asked': 'accessAsked',
  'access.granted': 'accessGranted',
  'access.refused': 'accessRefused',
  'access.opened': 'accessOpened',
} as const

interface Document {
  id: number
  routeId: string
  name: string
  ownerId: string
  isClassified: boolean
}

async function tellOf(ctx: Context, fact: Fact): Promise<void> {
  const document = await findLiving(ctx, fact.documentId)
  if (!document) return
  const kind = fact.name as SharingNotice
  const by = await findName(ctx, fact.actorId)
  const { requestId, expiresAt, reason } = fact.payload
  await tell(ctx, fact, {
    kind,
    recipients: (await recipientsOf(ctx, fact, document)).filter(({ id }) => id !== fact.actorId),
    payload: {
      ...{ documentId: document.id, routeId: document.routeId, name: document.name, by },
      ...withoutNothing({ requestId, expiresAt, reason }),
    },
    letterTo: (recipient) => letterOf(kind, { document, by }, recipient),
  })
}

const withoutNothing = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

async function findLiving({ db, secrets }: Context, id: number | undefined): Promise<Document | undefined> {
  const { rows } = await sql<Omit<Document, 'routeId'> & { unitId: number }>`
    select d.id, d.unit_id, d.name, d.owner_id, ${isClassifiedNow} as is_classified from documents d
    where d.id = ${id ?? 0} and d.is_living`.execute(db)
  const [found] = rows
  return found && { ...found, routeId: routeIdOf(secrets, { ...found, kind: 'document' }) }
}

// Each right is looked at once more as it is told: who lost it meanwhile is told nothing.
function recipientsOf(ctx: Context, { name, payload }: Fact, document: Document): Promise<readonly Recipient[]> {
  if (name === shareMade.factName)
    return document.isClassified ? Promise.resolve([]) : listSharedWith(ctx, Number(payload.shareId))
  const userId = typeof payload.userId === 'string' ? payload.userId : ''
  const isOwners = name === accessAsked.factName || name === accessOpened.factName
  return findRecipient(ctx, isOwners ? document.ownerId : userId)
}

// A mail leaves the institution's keeping: what is classified is not named in it, and nobody's reason is quoted.
function letterOf(
  kind: SharingNotice,
  { document, by }: { document: Document; by: string | null },
  recipient: Recipient,
): Letter {
  const { email, firstName, language } = recipient
  const say = textsOf[language]
  const title = document.isClassified ? say.classified : `“${document.name}”`
  const { label, ...words } = say[sentences[kind]]({ title, by: by ?? say.system })
  const button = { label, path: paths[kind](document) }
  return { ...words, recipient: email, language, greeting: say.greeting(firstName), button }
}
