import type { AuditEntry, UserRef } from '@sinupan/contract'
import { sql } from 'kysely'
import { isAdministrator, worksIn } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { selectDocumentFacts, sightOf } from '../../documents/index.ts'

/** A fact as it was written, with the names of whom and what it is about. */
export interface FactRow {
  id: number
  number: number | null
  name: string
  at: string
  actorKind: AuditEntry['actorKind']
  actor: UserRef | null
  address: string | null
  requestId: string | null
  documentId: number | null
  folderId: number | null
  postingId: number | null
  unitId: number | null
  unitName: string | null
  /** Of the account that it is about. */
  aboutName: string | null
  payload: Record<string, unknown>
}

interface Known {
  /** What the actor may call it; null where they may not. */
  label: string | null
  /** Whether the unit's own words about it are theirs to read. */
  isOpen: boolean
  /** Whether what its posting said is. */
  isPostingOpen: boolean
}
const unknown: Known = { label: null, isOpen: false, isPostingOpen: false }

/**
 * Facts as the actor may see them. An administrator does not read units' papers (domain.md, 'Rights'), so what a paper
 * is called and says is left out where its sight is not theirs; that something happened to it, by whom, is not.
 */
export async function presentFacts(ctx: Context, rows: readonly FactRow[]): Promise<AuditEntry[]> {
  const ids = (key: 'documentId' | 'folderId') => [...new Set(rows.flatMap((row) => row[key] ?? []))]
  const [documents, folders] = await Promise.all([
    knownDocuments(ctx, ids('documentId')),
    knownFolders(ctx, ids('folderId')),
  ])
  return rows.map((row) => {
    const known = row.documentId ? documents.get(row.documentId) : row.folderId ? folders.get(row.folderId) : undefined
    return present(row, known ?? unknown)
  })
}

function present(row: FactRow, known: Known): AuditEntry {
  const { documentId, folderId, postingId, unitId, unitName, aboutName: _, payload, ...rest } = row
  const isOfPaper = documentId !== null || folderId !== null || postingId !== null
  const isOpen = !isOfPaper || known.isOpen || (row.name.startsWith('posting.') && known.isPostingOpen)
  const shown = isOpen ? payload : withoutTexts(payload)
  return {
    ...rest,
    subject: subjectOf(row, known),
    unit: unitId !== null && unitName !== null ? { id: unitId, name: unitName } : null,
    payload: shown,
    isMasked: !isOpen && JSON.stringify(shown) !== JSON.stringify(payload),
  }
}

function subjectOf(
  { documentId, folderId, postingId, unitId, unitName, aboutName, payload }: FactRow,
  { label }: Known,
) {
  if (documentId !== null) return { kind: 'document' as const, id: String(documentId), label }
  if (folderId !== null) return { kind: 'folder' as const, id: String(folderId), label }
  if (postingId !== null) return { kind: 'posting' as const, id: String(postingId), label: null }
  const { userId, userName } = payload
  if (typeof userId === 'string')
    return { kind: 'user' as const, id: userId, label: aboutName ?? (typeof userName === 'string' ? userName : null) }
  return unitId === null ? null : { kind: 'unit' as const, id: String(unitId), label: unitName }
}

// Texts that are the program's own words, not people's.
const ownWords = new Set(['how', 'status', 'code', 'kind', 'fields', 'sha256', 'sha256s'])

const withoutTexts = (payload: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(payload).filter(
      ([key, value]) => ownWords.has(key) || typeof value === 'number' || typeof value === 'boolean' || value === null,
    ),
  )

async function knownDocuments(ctx: Context, ids: readonly number[]): Promise<Map<number, Known>> {
  if (ids.length === 0) return new Map()
  const documents = await selectDocumentFacts<{ postedName: string | null }>(ctx, {
    where: sql`d.id = any(${ids})`,
    columns: sql`p.name as posted_name`,
  })
  return new Map(
    documents.map((document) => {
      const { sight, edition } = sightOf(ctx.actor, document)
      const isSeen = sight === 'metadata' || sight === 'contents'
      const isOpen = isSeen && edition === 'working'
      const label = isOpen ? document.name : isSeen ? document.postedName : null
      return [document.id, { label, isOpen, isPostingOpen: isSeen && isAdministrator(ctx.actor) }] as const
    }),
  )
}

async function knownFolders(ctx: Context, ids: readonly number[]): Promise<Map<number, Known>> {
  if (ids.length === 0) return new Map()
  const folders = await ctx.db.selectFrom('folders').select(['id', 'unitId', 'name']).where('id', 'in', ids).execute()
  return new Map(
    folders.map(({ id, unitId, name }) => {
      const isOpen = worksIn(ctx.actor, unitId)
      return [id, { label: isOpen ? name : null, isOpen, isPostingOpen: false }] as const
    }),
  )
}
