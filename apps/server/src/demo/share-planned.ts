import { access, documents, shares } from '@sinupan/demo'
import { askAccess, grantAccess, refuseAccess } from '../modules/access/index.ts'
import { makeShare, revokeShare } from '../modules/sharing/index.ts'
import type { Cast } from './act-as.ts'
import type { SeededOrganisation } from './insert-organisation.ts'
import { idOf } from './insert-people.ts'

const day = 24 * 3_600_000
const ago = (days: number) => new Date(Date.now() - days * day)

interface Known {
  organisation: SeededOrganisation
  userIds: ReadonlyMap<string, string>
  /** By name. */
  documents: ReadonlyMap<string, number>
}

/** Shares what the plan says: with people, with units, by links for anyone; some are over. */
export async function sharePlanned(cast: Cast, { organisation, userIds, documents }: Known): Promise<void> {
  for (const { by, document, daysAgo, people, units, untilDays, maxDownloads, password, isRevoked } of shares) {
    const ctx = await cast.act(by, ago(daysAgo))
    const { id } = await makeShare(ctx, {
      fileManagerId: idOf(documents, document),
      userIds: people.map((name) => idOf(userIds, name)),
      deliveryUnitIds: units.map((key) => idOf(organisation.units, key)),
      maxDownloads,
      password,
      ...(untilDays && { expiresAt: new Date(ago(daysAgo).getTime() + untilDays * day).toISOString() }),
    })
    if (isRevoked) await revokeShare(ctx, id)
  }
}

const ownerOf = new Map(documents.map(({ name, owner }) => [name, owner]))

/** Asks for what is classified, and answers as its owners did. */
export async function askPlanned(cast: Cast, documents: ReadonlyMap<string, number>): Promise<void> {
  for (const { by, document, daysAgo, reason, grantedDays, refusal } of access) {
    const id = idOf(documents, document)
    const requestId = await askAccess(await cast.act(by, ago(daysAgo)), { id, reason })
    const owner = await cast.act(idOf(ownerOf, document), ago(daysAgo))
    if (grantedDays) await grantAccess(owner, { requestId, days: grantedDays })
    if (refusal) await refuseAccess(owner, { requestId, reason: refusal })
  }
}
