import type { UserRef } from '@sinupan/contract'
import { type UserColumns, userReader } from '../people/index.ts'
import { parts, type Told } from './document-columns.ts'
import type { DocumentRow, FileRow, OwnColumns } from './document-row.ts'

type Part = keyof typeof parts

/** What `documentColumns` select: a document once for each of its files. The columns of its parts are read by `reader`. */
export interface FlatRow extends OwnColumns, UserColumns<'ownerUser'> {
  uploaderId: string | null
  /** Whoever uploaded the file, where that isn't the document's owner. */
  uploader: UserRef | null
  'posting.id': number | null
  tagIds: number[] | null
  tagNames: string[] | null
}

/** Makes one row a document of those that lie side by side, in their order; columns of one's own stay on it. */
export function gatherDocuments<E extends object>(flat: readonly (FlatRow & E)[]): (DocumentRow & E)[] {
  const documents: (DocumentRow & E)[] = []
  let last: (FlatRow & DocumentRow & E) | undefined
  for (const row of flat) {
    if (last?.id !== row.id || last['posting.id'] !== row['posting.id']) {
      last = Object.assign(row, {
        owner: ownerOf(row),
        category: categoryOf(row),
        tags: tagsOf(row),
        files: [],
        posting: postingOf(row),
      })
      documents.push(last)
    }
    const file = fileOf(row, last.owner)
    if (file) last.files.push(file)
  }
  return documents
}

const ownerOf = userReader('ownerUser')

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

type Category = NonNullable<DocumentRow['category']>
type Posting = NonNullable<DocumentRow['posting']>

const readCategory = reader('category')
const readGroup = reader('group')
const readPosting = reader('posting')
const readLevel = reader('level')
const readFile = reader('file')

function categoryOf(row: FlatRow): Category | null {
  const [category, documentCategoryGroup] = [readCategory(row), readGroup(row)]
  return category && documentCategoryGroup && { ...category, documentCategoryGroup }
}

const tagsOf = ({ tagIds, tagNames }: FlatRow): DocumentRow['tags'] =>
  (tagIds ?? []).map((id, index) => ({ tag: { id, tagName: tagNames?.[index] ?? '' } }))

function postingOf(row: FlatRow): Posting | null {
  const [posting, accessLevel] = [readPosting(row), readLevel(row)]
  return posting && accessLevel && { ...posting, accessLevel }
}

function fileOf(row: FlatRow, owner: UserRef | null): FileRow | null {
  const file = readFile(row)
  return file && { ...file, uploadedBy: row.uploaderId === owner?.id ? owner : row.uploader }
}
