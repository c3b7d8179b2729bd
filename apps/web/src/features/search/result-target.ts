import type { Passage, SearchResult } from '@sinupan/contract'
import { paths } from '../../lib/paths.ts'
import { folderPreview } from '../documents/index.ts'
import { markedIn, pageOf } from '../public-search/index.ts'

/**
 * Where a result leads from anywhere: a document of one's units to its folder with the document over it, one that was
 * posted to the office archive; a folder or place to its page; a tag or category to the list of its files. In its folder it
 * opens where the passage stands.
 */
export function resultTarget({ type, id, routeId, file, path }: SearchResult, passage?: Passage): string {
  if (type === 'Folder') return paths.folder(routeId ?? String(id))
  if (type === 'Location') return paths.location(routeId ?? String(id))
  if (type !== 'File') return paths.advancedSearch(type, id)
  return path && file ? folderPreview(file, passage && spotOf(passage)) : `${paths.officeArchive()}?preview=${id}`
}

const spotOf = (passage: Passage) => ({ page: pageOf(passage), file: passage.fileId, find: markedIn(passage) })
