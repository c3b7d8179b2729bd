import type { APIRequestContext } from '@playwright/test'
import { callsOf } from './api.ts'
import { pdfWith } from './real-files.ts'
import { uniqueName } from './words.ts'

export interface MadePosting {
  id: number
  fileManagerId: number
  /** Of the document, without the extension. */
  name: string
}

/** Ana uploads a paper and sends it for a decision, at an access level. */
export async function sent(request: APIRequestContext, accessLevelId: number): Promise<MadePosting> {
  const ana = await callsOf(request, 'ana')
  const name = uniqueName('Posting')
  const [me, { items }] = [await ana('get', 'Account/Me'), await ana('get', 'DocumentCategory/All?pageSize=200')]
  const category = items.find((one: { category: string }) => one.category === 'Memoranda and circulars')
  const buffer = Buffer.from(await pdfWith(name))
  const uploaded = await ana.upload({
    deliveryUnitId: me.deliveryUnit.id,
    fileFolderId: 0,
    documentCategoryId: category.id,
    file: { name: `${name}.pdf`, mimeType: 'application/pdf', buffer },
  })
  const { fileManagerId } = uploaded.items[0]
  const { id } = await ana('post', 'FilePosting/Create', {
    fileManagerId,
    accessLevelId,
    note: 'For the unit’s board.',
  })
  return { id, fileManagerId, name }
}

/** The same, returned by the approver. */
export async function returned(request: APIRequestContext, reason: string): Promise<MadePosting> {
  const posting = await sent(request, levels.public)
  const approver = await callsOf(request, 'approver')
  await approver('put', `FilePosting/Return/${posting.id}`, { reason })
  return posting
}

/** The same, approved for the public. */
export async function approved(request: APIRequestContext): Promise<MadePosting> {
  const posting = await sent(request, levels.public)
  const approver = await callsOf(request, 'approver')
  await approver('put', `FilePosting/Approve/${posting.id}`, {})
  return posting
}

/** Ids of the built-in access levels (specification, section 3). */
export const levels = { unit: 1, campus: 4, public: 6 } as const
