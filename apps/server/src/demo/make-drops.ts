import { Readable } from 'node:stream'
import { drops, type PlanDrop } from '@sinupan/demo'
import { beginDelivery, deliverFile, makeDrop } from '../modules/drops/index.ts'
import { recognise } from '../modules/files/index.ts'
import type { Cast } from './act-as.ts'
import { idOf } from './insert-people.ts'

const day = 24 * 3_600_000
const ago = (days: number) => new Date(Date.now() - days * day)

/** Asks for the files of the plan, and delivers what was sent; ids of folders by `unit:path`. */
export async function makeDrops(cast: Cast, folders: ReadonlyMap<string, number>): Promise<void> {
  for (const plan of drops) {
    const { owner, folder, daysAgo, days, title, message, maxFiles, types } = plan
    const { url = '' } = await makeDrop(await cast.act(owner, ago(daysAgo)), {
      fileFolderId: idOf(folders, folder),
      title,
      message,
      maxFiles,
      types,
      expiresAt: ago(daysAgo - days).toISOString(),
    })
    for (const delivery of plan.deliveries) await deliver(cast, { ...delivery, owner, url })
  }
}

type Delivery = PlanDrop['deliveries'][number] & Pick<PlanDrop, 'owner'> & { url: string }

async function deliver(cast: Cast, { owner, url, daysAgo, fileName, text, ...sender }: Delivery): Promise<void> {
  const ctx = { ...(await cast.act(owner, ago(daysAgo))), actor: { kind: 'anonymous' } as const }
  const token = url.split('/').at(-1) ?? ''
  const delivery = await beginDelivery(ctx, { token, sender, address: 'demo' })
  const received = await ctx.storage.receive(Readable.from([Buffer.from(text)]), ctx.config.UPLOAD_LIMIT)
  await deliverFile(ctx, delivery, await recognise(ctx, received, fileName))
}
