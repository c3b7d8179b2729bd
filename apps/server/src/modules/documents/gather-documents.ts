import type { Database } from '../../platform/database/database.ts'
import { parts, type Told } from './document-columns.ts'
import { type References, referencesOf } from './document-references.ts'
import type { DocumentRow, FileRow, FlatRow } from './document-row.ts'

type Part = keyof typeof parts

/** Makes one row a document of those that lie side by side, in their order; columns of one's own stay on it. */
export async function gatherDocuments<E extends object>(
  db: Database,
  flat: readonly (FlatRow & E)[],
): Promise<(DocumentRow & E)[]> {
  const references = await referencesOf(db, flat)
  const documents: (DocumentRow & E)[] = []
  let last: (FlatRow & DocumentRow & E) | undefined
  for (const row of flat) {
    if (last?.id !== row.id || last['posting.id'] !== row['posting.id']) {
      last = Object.assign(row, documentOf(row, references))
      documents.push(last)
    }
    const file = readFile(row)
    if (file) last.files.push({ ...file, uploadedBy: references.people.get(row.uploaderId ?? '') ?? null })
  }
  return documents
}

function documentOf(row: FlatRow, { people, categories, campuses, ...references }: References) {
  const category = categories.get(row.categoryId ?? 0) ?? null
  return {
    campusId: campuses.get(row.unitId) ?? 0,
    groupId: category?.documentCategoryGroupId ?? null,
    owner: people.get(row.ownerId) ?? null,
    category,
    tags: tagsOf(row, references),
    files: [] as FileRow[],
    posting: postingOf(row, references),
  }
}

/** A part of a row as its list of columns has it; null where it was joined to nothing. */
function reader<P extends Part>(part: P): (row: FlatRow) => Told<(typeof parts)[P]> | null {
  const keys = Object.keys(parts[part]).map((key) => [key, `${part}.${key}`] as const)
  return (row) => {
    const flat = row as unknown as Record<string, unknown>
    if (flat[`${part}.id`] === null) return null
    const read: Record<string, unknown> = {}
    for (const [key, column] of keys) read[key] = flat[column]
    return read as Told<(typeof parts)[P]>
  }
}

type Posting = NonNullable<DocumentRow['posting']>

const readPosting = reader('posting')
const readFile = reader('file')

function postingOf(row: FlatRow, { levels }: Pick<References, 'levels'>): Posting | null {
  const posting = readPosting(row)
  const known = posting && levels.get(posting.accessLevelId)
  return known ? { ...posting, accessLevel: known.level, scope: known.scope } : null
}

function tagsOf({ tagIds, tagNames }: FlatRow, { tags }: Pick<References, 'tags'>): DocumentRow['tags'] {
  const told = (tagIds ?? []).map((id, index) => ({ id, tagName: tagNames?.[index] ?? tags.get(id) ?? '' }))
  return (tagNames ? told : told.toSorted(byName)).map((tag) => ({ tag }))
}

const byName = (a: { tagName: string }, b: { tagName: string }) =>
  a.tagName < b.tagName ? -1 : a.tagName > b.tagName ? 1 : 0
