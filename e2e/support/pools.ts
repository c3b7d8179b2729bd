import type { APIRequestContext } from '@playwright/test'
import { demoPassword } from '@sinupan/demo'
import { callsOf } from './api.ts'
import { newWord } from './words.ts'

/** A document of ana's with a file, at the top of her unit's My Office. */
export async function anasDocument(request: APIRequestContext, name: string): Promise<number> {
  const ana = await callsOf(request, 'ana')
  const { deliveryUnitIds } = await ana('get', 'Account/Me')
  const file = { name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(`On ${newWord()}.`) }
  const { items } = await ana.upload({ deliveryUnitId: deliveryUnitIds.at(-1), fileFolderId: 0, file })
  return items[0].file.fileManagerId
}

/** A pool with carla in it whose only owner's account is then closed. */
export async function orphanedPool(request: APIRequestContext, title: string): Promise<void> {
  const admin = await callsOf(request, 'admin')
  const carla = await callsOf(request, 'carla')
  const { id: carlaId, deliveryUnitIds } = await carla('get', 'Account/Me')
  const userName = `leaver.${newWord()}`
  const { id } = await admin('post', 'Account/Create', {
    firstName: 'Lea',
    lastName: 'Verano',
    userName,
    email: `${userName}@haraya.example`,
    password: demoPassword,
    deliveryUnitId: deliveryUnitIds.at(-1),
  })
  const leaver = await callsOf(request, userName)
  const { id: poolId } = await leaver('post', 'PostPool', { title })
  await leaver('post', 'PoolUser', { poolId, userId: carlaId, canAddMember: true })
  await admin('put', `Account/Update/${id}`, { isActive: false })
}
