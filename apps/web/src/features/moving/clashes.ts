import { listDocumentNames } from '@sinupan/contract'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { pagedQuery } from '../../lib/query.ts'
import { type Entry, extensionOfDocument, type Place, stepsQuery } from '../documents/index.ts'

const mostPages = 10
const pageSize = 200

/** Names as the server compares them: NFC, in any letter case (domain: Documents, folders, files). */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase()

/** Those of the entries whose name is taken by one of their kind. */
export function clashesOf(
  entries: readonly Entry[],
  taken: { folders: readonly string[]; documents: readonly string[] },
) {
  const folders = new Set(taken.folders.map(nameKey))
  const documents = new Set(taken.documents.map(nameKey))
  return entries.filter((entry) =>
    entry.kind === 'folder' ? folders.has(nameKey(entry.folder.name)) : documents.has(nameKey(entry.document.name)),
  )
}

/** A name as the server would number it: `Minutes (2).pdf`. */
export function numberedName(entry: Entry): string {
  if (entry.kind === 'folder') return `${entry.folder.name} (2)`
  const extension = extensionOfDocument(entry.document)
  return `${entry.document.name} (2)${extension && `.${extension}`}`
}

/** The names in a folder. Beyond 2,000 documents the server alone knows, and says so when it is asked to move. */
export function useNamesIn(place: Place | undefined) {
  const client = useQueryClient()
  return useQuery({
    queryKey: ['FileManager', 'namesIn', place],
    queryFn: () => (place ? namesIn(client, place) : { folders: [], documents: [] }),
    enabled: place !== undefined,
    staleTime: 0,
  })
}

async function namesIn(client: QueryClient, place: Place) {
  const steps = client.fetchQuery(stepsQuery(place))
  const documents: string[] = []
  for (let page = 0; page < mostPages; page += 1) {
    const params = { folderId: place.id, duId: place.unitId }
    const { items, total } = await client.fetchQuery(
      pagedQuery(listDocumentNames, { params, query: { page, pageSize } }),
    )
    documents.push(...items.map((item) => item.name))
    if (documents.length >= total || items.length === 0) break
  }
  return { folders: (await steps).items.map((step) => step.name), documents }
}
