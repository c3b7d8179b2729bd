import type { PostingChanges } from '@sinupan/contract'

type Changed = PostingChanges['files'][number]
type SentFile = NonNullable<Changed['before']>

export interface EditionFile extends SentFile {
  /** Versions of one file have one. */
  lineage: number
  hasText: boolean
}

/** What was sent in a round, or what would be sent now. */
export interface Edition {
  sentAt: string
  accessLevelId: number
  accessLevel: string
  isClassified: boolean
  name: string
  description: string | null
  categoryId: number | null
  category: string | null
  documentDate: string | null
  tags: string[]
  files: EditionFile[]
}

/** What is otherwise in `after` than in `before`. */
export function compareEditions(before: Edition, after: Edition): Omit<PostingChanges, 'since' | 'isDraft'> {
  const of = <T>(pick: (edition: Edition) => T) => {
    const [was, is] = [pick(before), pick(after)]
    return was === is ? null : { before: was, after: is }
  }
  // What was renamed meanwhile is still the same category or level.
  const named = (id: 'categoryId' | 'accessLevelId', name: 'category' | 'accessLevel') =>
    before[id] === after[id] ? null : { before: before[name], after: after[name] }
  return {
    name: of((edition) => edition.name),
    description: of((edition) => edition.description),
    tags: compareTags(before.tags, after.tags),
    category: named('categoryId', 'category'),
    documentDate: of((edition) => edition.documentDate),
    accessLevel: named('accessLevelId', 'accessLevel'),
    isClassified: of((edition) => edition.isClassified),
    files: compareFiles(before.files, after.files),
  }
}

function compareTags(before: readonly string[], after: readonly string[]): PostingChanges['tags'] {
  const [was, is] = [new Set(before), new Set(after)]
  const tags = { added: after.filter((tag) => !was.has(tag)), removed: before.filter((tag) => !is.has(tag)) }
  return tags.added.length + tags.removed.length === 0 ? null : tags
}

/** Files by what they hold: what has the same bytes is the same, whatever it is called by now. */
function compareFiles(before: readonly EditionFile[], after: readonly EditionFile[]): Changed[] {
  const left = [...before]
  const take = (is: (file: EditionFile) => boolean): EditionFile | undefined => {
    const index = left.findIndex(is)
    return index < 0 ? undefined : left.splice(index, 1)[0]
  }
  const others = after.filter((file) => !take((one) => one.sha256 === file.sha256))
  const inPlace = others.map((file) => [take((one) => one.lineage === file.lineage), file] as const)
  const changed = inPlace.map(([was, file]) => changeOf(was ?? take((one) => one.fileName === file.fileName), file))
  return [...changed, ...left.map((file) => changeOf(file, undefined))]
}

function changeOf(before: EditionFile | undefined, after: EditionFile | undefined): Changed {
  return {
    kind: before && after ? 'replaced' : after ? 'added' : 'removed',
    before: before ? told(before) : null,
    after: after ? told(after) : null,
    hasText: before?.hasText === true || after?.hasText === true,
  }
}

const told = ({ id, fileName, size, sha256, pageCount }: EditionFile): SentFile => ({
  id,
  fileName,
  size,
  sha256,
  pageCount,
})
