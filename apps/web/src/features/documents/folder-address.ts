import type { Document } from '@sinupan/contract'
import { paths } from '../../lib/paths.ts'

type Placed = Pick<Document, 'id' | 'fileFolderId'>

const folderOf = ({ fileFolderId }: Placed) =>
  fileFolderId === null ? paths.myOffice() : paths.folder(String(fileFolderId))

/** The document in the folder that it lies in, chosen there. For people of its unit: only they know the folder. */
export const inFolder = (document: Placed): string => `${folderOf(document)}?details=d${document.id}`

/** The same folder with the document over it. */
export const folderPreview = (document: Placed): string => `${folderOf(document)}?preview=${document.id}`
