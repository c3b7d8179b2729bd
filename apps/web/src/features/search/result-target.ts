import type { SearchResult } from '@sinupan/contract'
import { paths } from '../../lib/paths.ts'
import { folderPreview } from '../documents/index.ts'

/**
 * Where a result leads from anywhere: a document of one's units to its folder with the document over it, one that was
 * posted to the office archive; a folder or place to its page; a tag or category to the list of its files.
 */
export function resultTarget({ type, id, routeId, file, path }: SearchResult): string {
  if (type === 'Folder') return paths.folder(routeId ?? String(id))
  if (type === 'Location') return paths.location(routeId ?? String(id))
  if (type !== 'File') return paths.advancedSearch(type, id)
  return path && file ? folderPreview(file) : `${paths.officeArchive()}?preview=${id}`
}
