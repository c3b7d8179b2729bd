import type { APIRequestContext } from '@playwright/test'
import { callsOf } from './api.ts'

interface OldPapers {
  ids: number[]
  /** For the address of the folder in which they lie: the root of My Office stays as other journeys know it. */
  folder: string
}

/** Puts papers on record in ana's unit whose two years are long over. Answers their ids, in this order. */
export async function oldPapers(request: APIRequestContext, names: readonly string[]): Promise<OldPapers> {
  const ana = await callsOf(request, 'ana')
  const me = await ana('get', 'Account/Me')
  const deliveryUnitId = me.deliveryUnit.id
  const { items } = await ana('get', 'DocumentCategory/All?pageSize=200')
  const series = items.find((one: { category: string }) => one.category === 'Office correspondence')
  const { folders } = await ana('get', `FileFolder/My/${deliveryUnitId}?pageSize=200`)
  const folder = folders.items.find((one: { name: string }) => one.name === 'Old papers')
  const ids: number[] = []
  for (const name of names) {
    const { id } = await ana('post', 'FileManager/Create', {
      name,
      deliveryUnitId,
      fileFolderId: folder.id,
      documentCategoryId: series.id,
      documentDate: '2012-05-04',
    })
    ids.push(id)
  }
  return { ids, folder: folder.routeId }
}
