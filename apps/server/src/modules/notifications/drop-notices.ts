import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { Fact } from '../../platform/facts/fact.ts'
import { type Subscriber, subscriber } from '../../platform/jobs/subscriber.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { routeIdOf } from '../../platform/route-id.ts'
import { dropDelivered } from '../drops/index.ts'
import { isToldOf, takeUnread } from './deliveries.queries.ts'
import { textsOf } from './letters/index.ts'
import { findRecipient, type Recipient } from './recipients.queries.ts'
import { tell } from './tell.ts'

/**
 * Tells who asked for files that one arrived, while they still work in the request's unit. What arrives for one request
 * while its notice is unread makes one notice that counts, and no second mail.
 */
export const dropNotices: Subscriber = subscriber(
  'drop-notices',
  [dropDelivered],
  async (ctx, facts) => {
    for (const fact of facts.toSorted((a, b) => a.id - b.id)) await transaction(ctx, (ctx) => tellOf(ctx, fact))
  },
  { batchSize: 10 },
)

async function tellOf(ctx: Context, fact: Fact): Promise<void> {
  const { dropId, title, senderName } = dropDelivered.payload.parse(fact.payload)
  // Of two deliveries that are told of at once the second counts on.
  const drop = await ctx.db.selectFrom('drops').selectAll().where('id', '=', dropId).forNoKeyUpdate().executeTakeFirst()
  const document = await ctx.db
    .selectFrom('documents')
    .select(['id', 'name', 'isClassified'])
    .where('id', '=', fact.documentId ?? 0)
    .executeTakeFirst()
  // Who left the unit, and with that the request, is told nothing more of it.
  if (!drop || !document || document.isClassified || drop.endedBecause === 'maker') return
  const told = { userId: drop.createdBy, dropId, documentId: document.id }
  if (await isToldOf(ctx, told)) return
  const before = await takeUnread(ctx, told)
  const { folderId, unitId } = drop
  const folderRouteId = folderId === null ? null : routeIdOf(ctx.secrets, { kind: 'folder', id: folderId, unitId })
  const documentIds = [...before, document.id]
  await tell(ctx, fact, {
    kind: 'drop.delivered',
    recipients: await findRecipient(ctx, drop.createdBy),
    payload: {
      ...{ dropId, title, by: senderName, documentId: document.id, name: document.name },
      ...{ folderId, folderRouteId, documentIds, count: documentIds.length },
    },
    letterTo: (recipient) => letterOf({ title, folderRouteId }, recipient),
    isMailed: before.length === 0,
  })
}

interface Arrived {
  title: string
  folderRouteId: string | null
}

// A mail is read elsewhere and trusted as ours: what a stranger wrote, their name and the file's, stands in the app alone.
function letterOf({ title, folderRouteId }: Arrived, { email, firstName, language }: Recipient): Letter {
  const { label, ...words } = textsOf[language].dropDelivered({ title })
  const path = folderRouteId === null ? '/archive/shared-with-me?tab=drops' : `/archive/folders/${folderRouteId}`
  const button = { label, path }
  return { ...words, recipient: email, language, greeting: textsOf[language].greeting(firstName), button }
}
