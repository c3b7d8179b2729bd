import type { APIRequestContext } from '@playwright/test'
import { callsOf } from './api.ts'

/** Puts papers on record in ana's unit whose two years are long over. Answers their ids, in this order. */
export async function oldPapers(request: APIRequestContext, names: readonly string[]): Promise<number[]> {
  const ana = await callsOf(request, 'ana')
  const [me, { items }] = [await ana('get', 'Account/Me'), await ana('get', 'DocumentCategory/All?pageSize=200')]
  const series = items.find((one: { category: string }) => one.category === 'Office correspondence')
  const ids: number[] = []
  for (const name of names) {
    const { id } = await ana('post', 'FileManager/Create', {
      name,
      deliveryUnitId: me.deliveryUnit.id,
      documentCategoryId: series.id,
      documentDate: '2012-05-04',
    })
    ids.push(id)
  }
  return ids
}
