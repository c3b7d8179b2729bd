import { randomBytes } from 'node:crypto'
import type { DropSender } from '@sinupan/contract'
import { system } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { extensionsOfType, harmlessName } from '../../../platform/media-type/index.ts'
import { Refusal, refuse } from '../../../platform/refusal.ts'
import { requireSeldom } from '../../../platform/throttle.ts'
import { addFile } from '../../files/index.ts'
import { isSession } from '../drop-session.ts'
import { refusalOf, requireLive } from '../drop-state.ts'
import { dropDelivered } from '../drops.facts.ts'
import { countPlaces, deletePlace, insertPlace, markDelivered } from '../drops.store.ts'
import { type FoundDrop, holdDrop, requireDrop } from '../with-drop.ts'

type Arrived = Parameters<typeof addFile>[2]

/** A file on its way to a request, with the place that it has there. */
export interface Delivery {
  drop: FoundDrop
  sender: DropSender
  receipt: string
}

const hour = 3_600
const perAddress = { count: 60, windowSeconds: hour }
const perLink = { count: 600, windowSeconds: hour }

/**
 * Lets a file begin to come: counts it against the limits, and takes one of the request's places for it.
 *
 * @throws Refusal NotFound; LinkSuspended, LinkExpired, LinkUsedUp, LinkRevoked; PasswordRequired; TooManyRequests
 */
export async function beginDelivery(
  ctx: Context,
  { token, sender, address }: { token: string; sender: DropSender; address: string },
): Promise<Delivery> {
  const { id, passwordHash, state } = await requireDrop(ctx, token)
  requireLive(state)
  const isKnown = isSession(ctx.secrets, sender.session ?? '', { dropId: id, now: ctx.clock.now() })
  if (passwordHash !== null && !isKnown) throw refuse('PasswordRequired')
  await requireSeldom(ctx, `drop:${address}`, perAddress)
  await requireSeldom(ctx, `drop-link:${id}`, perLink)
  const receipt = makeReceipt()
  const drop = await transaction(ctx, async (ctx) => {
    const held = await holdWithPlace(ctx, id, receipt)
    await insertPlace(ctx.db, { dropId: id, receipt, now: ctx.clock.now() })
    return held
  })
  return { drop, sender, receipt }
}

/** Gives the place back of a file that did not arrive. */
export const endDelivery = ({ db }: Context, { receipt }: Delivery) => deletePlace(db, receipt)

/**
 * Makes a document of a file that came whole, in the folder that it was asked into: its maker's, and it says who sent it.
 * The bytes are dropped where that is refused.
 *
 * @throws Refusal LinkSuspended, LinkExpired, LinkUsedUp, LinkRevoked, TypeRefused, StorageFailed
 */
export async function deliverFile(ctx: Context, delivery: Delivery, sentFile: Arrived): Promise<void> {
  const arrived = { ...sentFile, fileName: harmlessName(sentFile.fileName, sentFile) }
  const { drop, sender, receipt } = delivery
  if (drop.types && !isOneOf(drop.types, arrived)) {
    await ctx.storage.discard(arrived)
    throw refuse('TypeRefused', {}, 'Files of this type are not asked for.')
  }
  const folder = { deliveryUnitId: drop.unitId, fileFolderId: drop.folderId ?? 0, tagIds: [], relativePaths: [] }
  const sent = { ownerId: drop.createdBy, description: describe(delivery) }
  // Whoever sends has no account: the place was judged by the request, and the request is once more, behind its lock.
  await addFile({ ...ctx, actor: system }, { folder, sent }, arrived, async (ctx, { documentId, sha256 }) => {
    await holdWithPlace(ctx, drop.id, receipt)
    await markDelivered(ctx.db, { dropId: drop.id, receipt, documentId, now: ctx.clock.now() })
    const { id: dropId, title, unitId } = drop
    const told = { dropId, title, senderName: sender.senderName, fileName: arrived.fileName, sha256, receipt }
    await ctx.publish(dropDelivered({ documentId, unitId }, told))
  }).catch((error: unknown) => {
    throw asClosed(error)
  })
}

/** Whether content is asked for, by whichever ending of its type: a `photo.jpeg` is a jpg. Of unknown bytes the name says. */
function isOneOf(types: readonly string[], { mediaType, extension }: Arrived): boolean {
  const others = mediaType === 'application/octet-stream' ? [] : extensionsOfType(mediaType)
  return [extension, ...others].some((one) => types.includes(one))
}

/** The request behind its lock, with a place left for that file. */
async function holdWithPlace(ctx: Context, dropId: number, receipt: string): Promise<FoundDrop> {
  const drop = await holdDrop(ctx, dropId)
  requireLive(drop.state)
  const taken = await countPlaces(ctx.db, { dropId, besides: receipt, now: ctx.clock.now() })
  if (taken >= drop.maxFiles) throw refusalOf('full')
  return drop
}

/** What became of the folder is told as what became of the request: its sender knows of no folder. */
function asClosed(error: unknown): unknown {
  if (!(error instanceof Refusal)) return error
  if (error.code === 'InTrash') return refusalOf('suspended')
  return error.code === 'NotFound' ? refusalOf('folderRemoved') : error
}

function describe({ drop, sender: { senderName, senderEmail, note }, receipt }: Delivery): string {
  const from = senderEmail ? `${senderName} (${senderEmail})` : senderName
  const said = `Sent by ${from} on the request “${drop.title}”. Receipt ${receipt}.`
  return note ? `${said}\n\n${note}` : said
}

// Crockford's letters: none is read as another. 50 bits, and unique in the database.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** As in `7K4MQ-9XA2C`. */
function makeReceipt(): string {
  const text = Array.from(randomBytes(10), (byte) => letters[byte % 32]).join('')
  return `${text.slice(0, 5)}-${text.slice(5)}`
}
