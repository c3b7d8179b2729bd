import type { Document } from '@sinupan/contract'
import { paths } from '../../lib/paths.ts'

type Placed = Pick<Document, 'id' | 'fileFolderId'>

const folderOf = ({ fileFolderId }: Placed) =>
  fileFolderId === null ? paths.myOffice() : paths.folder(String(fileFolderId))

/** The document in the folder that it lies in, chosen there. For people of its unit: only they know the folder. */
export const inFolder = (document: Placed): string => `${folderOf(document)}?details=d${document.id}`

/** Where a document opens: a page of it, from 1, which of its files, and words that are marked there. */
export interface Spot {
  page?: number | undefined
  file?: number | undefined
  find?: string | undefined
}

/** The same folder with the document over it, open at a spot. */
export function folderPreview(document: Placed, { page, file, find }: Spot = {}): string {
  const query = new URLSearchParams({
    preview: String(document.id),
    ...(page !== undefined && { at: String(page) }),
    ...(file !== undefined && { in: String(file) }),
    ...(find && { find }),
  })
  return `${folderOf(document)}?${query}`
}
