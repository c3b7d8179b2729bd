import type { APIRequestContext } from '@playwright/test'
import { callsOf } from './api.ts'
import { uniqueName } from './words.ts'

export interface MadePosting {
  id: number
  fileManagerId: number
  /** Of the document, without the extension. */
  name: string
}

interface Postable {
  id: number
  documentCategory?: object | null
  fileManagerFiles: object[]
}

/** Ana sends a new copy of one of her documents for a decision, at an access level. */
export async function sent(request: APIRequestContext, accessLevelId: number): Promise<MadePosting> {
  const ana = await callsOf(request, 'ana')
  const { items }: { items: Postable[] } = await ana('get', 'FilePosting/Me/Available?pageSize=200')
  const whole = items.find((one) => one.documentCategory && one.fileManagerFiles.length === 1)
  if (!whole) throw new Error('Ana has no document that can be posted.')
  const copy = await ana('post', 'FileManager/Copy/0', [whole.id])
  const fileManagerId: number = copy.items[0]
  const name = uniqueName('Posting')
  await ana('put', `FileManager/Update/${fileManagerId}`, { name })
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
